import type { Asked, Choice, Prompt } from '@deedbook/engine';
import { useRef } from 'react';
import { StatIcon } from '../art/index.ts';
import { useSeatNames } from '../game/seat-names.ts';
import { switchSeat, undo, useSeat, useSeatFields } from '../game/table.ts';
import { useWords } from '../language/language.ts';
import { ChoiceButton } from './choice-button.tsx';
import './question.css';
import './question-narrow.css';
import { useHasRow, useRowKey } from '../layout/key-rows.ts';
import { useNudged } from '../layout/nudge.ts';
import { openPalette } from '../layout/overlay.ts';
import { later } from '../platform/later.tsx';
import { ENDINGS, keyOfButton } from './button-keys.ts';
import { useArmed } from './caution.ts';
import { take } from './choose.ts';
import { useLooseChoices } from './spots.ts';

/** Not before there is something to tell. */
export const Notices = later(async () => (await import('./notices.tsx')).Notices);

/** The question, and the choices that have no other place on the screen. On a phone it takes two short lines. */
export function QuestionBar() {
  const homeless = useLooseChoices();
  const { asked, text, view, waiting, undoable, hurry } = useSeatFields(
    'asked',
    'text',
    'view',
    'waiting',
    'undoable',
    'hurry',
  );
  const isArmed = useArmed() !== null;
  const hasNotice = useSeat(({ refusal, passed }) => refusal !== null || passed.length > 0) || isArmed;
  const playing = useSeat(table => table.thinking);
  const names = useSeatNames();
  const isHere = (choice: Choice) => isMana(choice) || isAside(choice) || homeless.includes(choice);
  const isAllFar = asked?.choices.every(homeless.length > 0 ? isHere : isMana) || asked?.choices.every(isUnit);
  const loose = asked && isAllFar ? asked.choices : homeless;
  const words = useWords('table').question;
  const bar = useRef<HTMLElement>(null);
  useNudged(bar);
  const elsewhere = (asked?.choices.length ?? 0) - loose.length;
  return (
    <section className="question" ref={bar} data-clear aria-label={words.question}>
      {hasNotice && <Notices />}
      <h2 className="question-prompt" aria-live="polite">
        {asked ? text.prompt(asked, view) : playing !== null ? words.thinking(names(playing)) : words.waiting}
      </h2>
      {asked && undoable.undo > 0 && !MENUS.includes(asked.prompt) && (
        <button type="button" className="question-all question-back" onClick={undo}>
          <StatIcon stat="undo" size={16} />
          <span>{words.undo}</span>
          <kbd aria-hidden>U</kbd>
        </button>
      )}
      {asked && (
        <button type="button" className="question-all" onClick={openPalette} title={words.allChoices}>
          <StatIcon stat="search" size={16} />
          <span className="unseen-narrow">
            {elsewhere > 0 ? words.onMap(elsewhere, loose.length > 0) : words.allChoices}
          </span>
          {elsewhere > 0 && (
            <span className="question-count" aria-hidden>
              {elsewhere}
            </span>
          )}
          <kbd aria-hidden>{words.allChoicesKey}</kbd>
        </button>
      )}
      {playing !== null && !asked && hurry && (
        <button type="button" className="question-all" onClick={hurry}>
          <StatIcon stat="next" size={16} />
          {words.skip}
          <kbd aria-hidden>{words.allChoicesKey}</kbd>
        </button>
      )}
      {(loose.length > 0 || waiting !== null) && (
        <div className="question-choices">
          {asked &&
            loose.map((choice, at) => (
              <Loose key={choice.key} asked={asked} choice={choice} at={at} marked={loose.length <= FEW} />
            ))}
          {playing !== null && asked?.standing && hurry && (
            <button type="button" className="choice-button" onClick={hurry}>
              <StatIcon stat="next" size={18} />
              {words.skip}
            </button>
          )}
          {waiting !== null && (
            <button type="button" className="choice-button" onClick={() => switchSeat(waiting)}>
              <StatIcon stat="back" size={18} />
              {words.giveBack(names(waiting))}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

interface LooseProps {
  readonly asked: Asked;
  readonly choice: Choice;
  readonly at: number;
  readonly marked: boolean;
}

/** A button of the question, with the key that presses it. */
function Loose({ asked, choice, at, marked }: LooseProps) {
  useRowKey('question', at, () => take(choice));
  const hasStage = useHasRow('stage');
  const keyName = ENDINGS.includes(choice.act.act) ? 'E' : keyOfButton(asked, at, hasStage);
  return <ChoiceButton choice={choice} marked={marked} folds keyName={keyName} />;
}

/*
 * Mana, Skills, Units and the Tactic are far from where the player is looking. If nothing else is asked (what to pay
 * with, whether to use a Tactic, which Unit to disband), they can be chosen here too.
 */
const isUnit = ({ at }: Choice): boolean => at?.kind === 'unit';
const isMana = ({ at }: Choice): boolean => ['die', 'token', 'crystal', 'mana'].includes(at?.kind ?? '');
const isAside = ({ at, act }: Choice): boolean => at?.kind === 'skill' || act.act === 'tactic' || act.act === 'fight';

/**
 * The prompts where one action follows another; every other question is part of something the player may want to back
 * out of.
 */
const MENUS: readonly Prompt[] = [
  'turn',
  'tactic',
  'combat-ranged',
  'combat-block',
  'combat-damage',
  'combat-attack',
  'duel-attack',
  'duel-block',
  'duel-damage',
];

/** Up to this many choices are checked for what they would reveal. */
const FEW = 12;
