import { dismissRefusal, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { Why } from './why.tsx';

/** Why the last thing tried cannot be done, with the rule that says so. */
export function RefusalNotice() {
  const { refusal, text } = useSeatFields('refusal', 'text');
  const words = useWords('table').question;
  if (!refusal) return null;
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
