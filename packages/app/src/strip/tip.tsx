import { Tooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly text: ReactNode;
  /** The button it explains. */
  readonly children: ReactElement;
}

/** A line that explains a button when it is pointed at or focused. */
export function Tip({ text, children }: Props) {
  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="strip-tip" sideOffset={6} collisionPadding={8}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
