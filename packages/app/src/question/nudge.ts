/** Draws the eye to what is asked: somebody pressed what has no part in it. */
export function nudge(): void {
  const asking = document.querySelector('.stage:not([hidden])') ?? document.querySelector('.question');
  asking?.animate([{ boxShadow: '0 0 0 3px var(--gold)' }, {}], 900);
}
