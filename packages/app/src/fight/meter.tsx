import { useWords } from '../language/language.ts';

interface MeterProps {
  readonly total: number;
  readonly needed: number;
  readonly isBlock: boolean;
}

/** `7 of 9 Armor`, as words and as a bar, and what is missing. */
export function Meter({ total, needed, isBlock }: MeterProps) {
  const words = useWords('panels').fight;
  const missing = Math.max(0, needed - total);
  const part = needed === 0 ? 1 : Math.min(1, total / needed);
  return (
    <div className="meter" data-enough={missing === 0 || undefined}>
      <p className="meter-words">
        <strong>{isBlock ? words.ofBlock(total, needed) : words.ofArmor(total, needed)}</strong>
        <span className="meter-rest">{missing > 0 ? words.missing(missing) : words.enough}</span>
      </p>
      <div className="meter-bar" aria-hidden="true">
        <div className="meter-fill" style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  );
}
