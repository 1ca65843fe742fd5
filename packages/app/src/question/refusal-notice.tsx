import { dismissRefusal, useSeat } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Why, type WhyProps } from './why.tsx';

/** Why the last attempt was refused, with the rule. */
export function RefusalNotice({ refusal }: Pick<WhyProps, 'refusal'>) {
  const text = useSeat(table => table.text);
  const words = useWords('table').question;
  return (
    <div className="refusal" role="alert">
      <p>
        <Why refusal={refusal} text={text} />
      </p>
      <button type="button" className="refusal-close" onClick={dismissRefusal}>
        {words.close}
      </button>
    </div>
  );
}
