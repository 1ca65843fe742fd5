import type { Text } from '@deedbook/text';
import { HeroPortrait } from '../../art/hero-portrait.tsx';
import { StatIcon } from '../../art/stat-icon.tsx';
import { useLanguage, useWords } from '../../language/language.ts';
import { passOn } from '../../parts/share.ts';
import { linkTo } from '../../platform/route.ts';
import { shareLink } from '../../saves/link.ts';
import type { Label, Save } from '../../saves/save.ts';
import { handOut } from '../../saves/shelf.ts';
import { tellLast } from '../../saves/tell-last.ts';
import { introduced } from '../../seats/names.ts';
import type { Plan } from '../../seats/plan.ts';
import type { Shelf } from './use-shelf.ts';

interface RecordCardProps {
  readonly save: Save;
  readonly text: Text;
  readonly shelf: Shelf;
}

/** One saved game: what it is, its state, and everything that can be done with it. */
export function RecordCard({ save, text, shelf }: RecordCardProps) {
  const words = useWords('screens').records;
  const when = useWhen(save.changed);
  const { label } = save;
  return (
    <li className="record" data-time={label?.time}>
      <header>
        <h3>{label ? text.name('scenario', label.scenario) : words.unlabeled}</h3>
        <time dateTime={new Date(save.changed).toISOString()}>{when}</time>
      </header>
      {label && <Contents label={label} plan={save.plan} text={text} />}
      <Doings save={save} shelf={shelf} />
    </li>
  );
}

interface ContentsProps {
  readonly label: Label;
  readonly plan: Plan;
  readonly text: Text;
}

/** Its state, and who plays. */
function Contents({ label, plan, text }: ContentsProps) {
  const words = useWords('screens').records;
  const parts = useWords('page').parts;
  const { heroes, names, round, time, answers, isOver, last } = label;
  return (
    <>
      <p className="record-when">
        <StatIcon stat={isOver ? 'score' : time} size={16} />
        {isOver ? parts.over : `${parts.round(round)} · ${parts[time]}`}
        <span>{words.answers(answers)}</span>
      </p>
      <ul className="record-heroes">
        {heroes.map((hero, seat) => (
          <li key={hero}>
            <HeroPortrait hero={hero} width={36} height={40} />
            <span>
              {introduced(text, heroes, names)(seat)}
              {(plan[seat] ?? 'person') !== 'person' && <small>{parts.computer}</small>}
            </span>
            <span className="record-fame">
              <StatIcon stat="fame" size={15} title={words.fame} />
              {label.fame[seat]}
            </span>
          </li>
        ))}
      </ul>
      {!isOver && <p className="record-last">{last === null ? parts.begun : tellLast(text, label)}</p>}
    </>
  );
}

function Doings({ save, shelf }: Pick<RecordCardProps, 'save' | 'shelf'>) {
  const { records: words, review } = useWords('screens');
  const parts = useWords('page').parts;
  const { record } = save;
  const isOver = save.label?.isOver ?? false;
  const why = record === null ? words.noRecord : undefined;
  return (
    <div className="record-doings">
      <a className={`screen-button ${isOver ? '' : 'is-gold'}`} href={linkTo('game', save.id)}>
        <StatIcon stat={isOver ? 'score' : 'start'} size={18} />
        {isOver ? words.scores : words.continue}
      </a>
      {record !== null && (
        <a className="screen-button" href={linkTo('replay', save.id)}>
          <StatIcon stat="replay" size={18} />
          {words.replay}
        </a>
      )}
      {record !== null && isOver && (
        <a className="screen-button" href={linkTo('review', save.id)} title={review.hint}>
          <StatIcon stat="hint" size={18} />
          {review.title}
        </a>
      )}
      <div className="record-tools">
        <Tool stat="copy" name={words.duplicate} onClick={() => void shelf.duplicate(save)} />
        <Tool stat="save" name={words.file} onClick={() => handOut(save)} />
        <Tool
          stat="link"
          name={words.share}
          why={why}
          onClick={() => void passOn(() => shareLink(record ?? ''), isOver, parts)}
        />
        <Tool stat="trash" name={words.remove} onClick={() => void shelf.remove(save)} />
      </div>
    </div>
  );
}

interface ToolProps {
  readonly stat: string;
  readonly name: string;
  /** What is wrong with it, if anything. */
  readonly why?: string | undefined;
  readonly onClick: () => void;
}

function Tool({ stat, name, why, onClick }: ToolProps) {
  return (
    <button type="button" className="screen-button is-quiet" title={why} disabled={why !== undefined} onClick={onClick}>
      <StatIcon stat={stat} size={18} />
      {name}
    </button>
  );
}

/** Today by time, earlier by date. */
function useWhen(time: number): string {
  const language = useLanguage();
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const how: Intl.DateTimeFormatOptions = isToday ? { timeStyle: 'short' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(language, how).format(time);
}
