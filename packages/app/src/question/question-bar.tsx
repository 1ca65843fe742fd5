import { useSeat } from '../game/table.ts';
import { choose } from './choose.ts';
import { useLooseChoices } from './spots.ts';

export function QuestionBar() {
  const loose = useLooseChoices();
  const { asked, text, view } = useSeat(table => table);
  if (!asked) return null;
  return (
    <section>
      <h2>{text.prompt(asked)}</h2>
      {loose.map(choice => (
        <button type="button" key={choice.key} onClick={() => choose(choice)}>
          {text.choice(asked, choice, view)}
        </button>
      ))}
    </section>
  );
}
