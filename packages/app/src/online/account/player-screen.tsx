import { useRoute } from '../../platform/route.ts';
import { offersTables } from '../../platform/tables.ts';
import { Gate, NotOffered } from '../entry/gate.tsx';
import { AccountPage } from './account-page.tsx';
import { PlayerPage } from './player-page.tsx';

/** A player's public page; without an id, the account page. */
export function PlayerScreen() {
  const { id } = useRoute();
  if (!offersTables) return <NotOffered />;
  return id === null ? <Gate>{me => <AccountPage me={me} />}</Gate> : <PlayerPage key={id} id={id} />;
}
