/**
 * Keeps what pointers do until the returned function is called: the code that follows a drag may still be loading when
 * the drag is over.
 */
export function keepMoves(): () => readonly PointerEvent[] {
  const kept: PointerEvent[] = [];
  const over = new AbortController();
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, (event: Event) => void kept.push(event as PointerEvent), { signal: over.signal });
  return () => {
    over.abort();
    return kept;
  };
}
