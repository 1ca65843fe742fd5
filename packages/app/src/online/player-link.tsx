import { linkTo } from '../platform/route.ts';

/** A player's name, linked to their page. */
export const PlayerLink = ({ player }: { readonly player: { readonly id: string; readonly name: string } }) => (
  <a className="player-link" href={linkTo('player', player.id)}>
    {player.name}
  </a>
);
