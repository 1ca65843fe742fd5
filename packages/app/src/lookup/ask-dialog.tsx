import { Dialog } from 'radix-ui';
import { useDeferredValue, useRef, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useWords } from '../language/language.ts';
import { Roving, useRoving } from '../parts/roving.tsx';
import { useClosing } from '../platform/back.ts';
import { useHeldKeys } from '../platform/keys.ts';
import { linkTo } from '../platform/route.ts';
import { RuleExamples, ThingExamples } from '../positions/example-links.tsx';
import '../parts/dialog.css';
import './ask-dialog.css';
import type { Document } from './ask.ts';
import { closeAsk } from './open.ts';
import { useFound } from './use-found.ts';

/** Asks the rule book, the glossary and the codex in one's own words. */
export function AskDialog() {
  const words = useWords('lookup').ask;
  const [typed, setTyped] = useState('');
  const question = useDeferredValue(typed.trim());
  const found = useFound(question);
  const field = useRef<HTMLInputElement>(null);
  useHeldKeys();
  useClosing(closeAsk);
  const list = useRef<HTMLOListElement>(null);
  // Pressing the link, because it opens in place during a game.
  const openBest = () => list.current?.querySelector('a')?.click();
  return (
    <Dialog.Root open onOpenChange={open => !open && closeAsk()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-veil" />
        <Dialog.Content
          className="ask"
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            event.preventDefault();
            field.current?.focus();
          }}
        >
          <Dialog.Title className="unseen">{words.title}</Dialog.Title>
          <Roving count={found.length} kind="list">
            <div className="ask-bar">
              <Field field={field} value={typed} onChange={setTyped} onEnter={openBest} />
              <Dialog.Close className="dialog-close" aria-label={words.close}>
                <StatIcon stat="close" size={20} />
              </Dialog.Close>
            </div>
            <p className="unseen" role="status">
              {question === '' ? '' : words.found(found.length)}
            </p>
            {question === '' && <Ideas onPick={setTyped} />}
            {question !== '' && found.length === 0 && <p className="ask-none">{words.none}</p>}
            <ol className="ask-found" ref={list}>
              {found.map((document, i) => (
                <li key={document.at}>
                  <Answer document={document} at={i} />
                </li>
              ))}
            </ol>
          </Roving>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FieldProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

function Field({ field, value, onChange, onEnter }: FieldProps) {
  const words = useWords('lookup').ask;
  const { onKeyDown } = useRoving(-1, field);
  return (
    <label className="ask-field">
      <StatIcon stat="search" size={20} />
      <input
        ref={field}
        type="search"
        value={value}
        placeholder={words.placeholder}
        aria-label={words.title}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') onEnter();
          else onKeyDown(event);
        }}
      />
    </label>
  );
}

/** What one could ask. */
function Ideas({ onPick }: { readonly onPick: (question: string) => void }) {
  const words = useWords('lookup').ask;
  return (
    <div className="ask-ideas">
      <p>{words.about}</p>
      <ul>
        {words.ideas.map(idea => (
          <li key={idea}>
            <button type="button" onClick={() => onPick(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const linkOf = ({ kind, at }: Document): string => linkTo(kind === 'thing' ? 'codex' : 'rules', at);

/** One answer: the rule's sentence, and examples to try. */
function Answer({ document, at }: { readonly document: Document; readonly at: number }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { kind, title, text, rule, topic } = document;
  return (
    <article className="ask-answer">
      {/* The rule book and the codex open in place during a game. */}
      <a ref={link} href={linkOf(document)} onClick={() => setTimeout(closeAsk)} {...useRoving(at, link)}>
        <span className="ask-head">
          <b>{title}</b>
          {kind === 'rule' && <span className="ask-id">{rule}</span>}
          {kind !== 'thing' && <small>{topic}</small>}
        </span>
        <span className="ask-text">{shortened(text)}</span>
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside have the focus */}
      <div onClick={() => setTimeout(closeAsk)}>
        {rule !== null && <RuleExamples rule={rule} most={3} />}
        {kind === 'thing' && <ThingExamples thing={document.at.split('/')[1] ?? ''} most={3} />}
      </div>
    </article>
  );
}

const LONGEST = 280;

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …`;
