import { linkTo } from '../platform/route.ts';

/** The name of a player, which leads to their page. */
export const PlayerLink = ({ player }: { readonly player: { readonly id: string; readonly name: string } }) => (
  <a className="player-link" href={linkTo('player', player.id)}>
    {player.name}
  </a>
);
