import { cloneElement, type ReactElement, type RefObject, type SyntheticEvent } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (event: SyntheticEvent<HTMLElement>) => void;

/**
 * An element with more properties. Its own properties win, and of two handlers its own runs first. `anchor` is set to the
 * element on its first event.
 */
export function joined(element: ReactElement, more: Props, anchor: RefObject<HTMLElement | null>): ReactElement {
  const own = element.props as Props;
  const both = Object.entries(more).map(([name, value]) => {
    const first = own[name];
    if (typeof value !== 'function') return [name, first ?? value];
    const handle: Handler = event => {
      anchor.current = event.currentTarget;
      (first as Handler | undefined)?.(event);
      value(event);
    };
    return [name, handle];
  });
  return cloneElement(element, Object.fromEntries(both));
}
