import './card-frame.css';
import type { ReactNode } from 'react';

export interface CardFrameProps {
  /** red, blue, green, white; none for Artifacts and Wounds. */
  readonly color?: string | null | undefined;
  /** basic-action, advanced-action, spell, artifact, wound, unit, tactic. */
  readonly kind: string;
  readonly className?: string | undefined;
  /** How its text is set, if that differs from card to card. */
  readonly setting?: string | undefined;
  readonly children?: ReactNode;
}

/** The background of a card: an HTML box in the color and border of its kind that fills its container. */
export function CardFrame({ color, kind, className, setting, children }: CardFrameProps) {
  return (
    <div
      className={className ? `card-frame ${className}` : 'card-frame'}
      data-color={color ?? 'none'}
      data-kind={kind}
      data-setting={setting}
    >
      {children}
    </div>
  );
}
