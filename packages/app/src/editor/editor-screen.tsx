import type { Hex } from '@deedbook/engine';
import { PUZZLE_FORMAT, readPuzzle } from '@deedbook/positions';
import type { Text } from '@deedbook/text';
import { useCallback, useRef, useState } from 'react';
import { StatIcon } from '../art/stat-icon.tsx';
import { useLanguage, useWords } from '../language/language.ts';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Page } from '../parts/page.tsx';
import { detailOf, problemOf } from '../parts/problem.ts';
import { toast } from '../parts/toasts.ts';
import { useText } from '../parts/use-text.ts';
import { linkTo } from '../platform/route.ts';
import '../parts/controls.css';
import { handOutPuzzle, shareLink } from '../positions/hand-out.ts';
import { ShareFields } from '../positions/share-fields.tsx';
import './editor.css';
import { Group } from './fields.tsx';
import { HeroFields, OtherHeroes } from './hero-fields.tsx';
import { Preview } from './preview.tsx';
import { ProblemWords } from './problem-words.tsx';
import { FightFields, GameFields } from './scene-fields.tsx';
import { SpaceFields } from './space-fields.tsx';
import { TileFields } from './tile-fields.tsx';
import { type Draft, useDraft } from './use-draft.ts';

/** Makes a position on the board. The engine checks it with every change. */
export function EditorScreen() {
  const words = useWords('lookup').editor;
  const share = useWords('lookup').share;
  const text = useText();
  const draft = useDraft();
  const [hex, setHex] = useState<Hex | null>(null);
  const choose = useCallback((pressed: Hex) => setHex(pressed), []);
  const { state } = draft;
  return (
    <Page title={words.title} className="editor" actions={<LanguageSwitch />}>
      <div className="editor-board">
        {text && state && <Preview state={state} text={text} onSpace={choose} />}
        {text && <SpaceFields draft={draft} text={text} hex={hex} />}
      </div>
      <div className="editor-side">
        <Verdict draft={draft} text={text} />
        {text && state && (
          <>
            <HeroFields draft={draft} text={text} />
            <OtherHeroes draft={draft} text={text} />
            <TileFields draft={draft} text={text} />
            <FightFields draft={draft} text={text} />
            <GameFields draft={draft} text={text} />
            <Group title={share.goal}>
              <ShareFields puzzle={draft.puzzle} text={text} map={state.map} onChange={draft.change} />
            </Group>
          </>
        )}
      </div>
    </Page>
  );
}

/** Whether it can be played, or what is wrong; and what can be done with it. */
function Verdict({ draft, text }: { readonly draft: Draft; readonly text: Text | null }) {
  const { editor: words, share } = useWords('lookup');
  const parts = useWords('page').parts;
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { puzzle, problems, surplus, change } = draft;
  const isFine = problems.length === 0;
  const open = async (file: File) => {
    try {
      const read = readPuzzle(await file.text());
      if (read.scene) change(read);
      else toast(words.exact);
    } catch (error) {
      const problem = problemOf(error);
      toast(parts.problems[problem.kind], { detail: await detailOf(problem, language), isBad: true });
    }
  };
  return (
    <section className="editor-verdict" data-fine={isFine || undefined}>
      <p role="status">
        <StatIcon stat={isFine ? 'check' : 'warning'} size={18} />
        {isFine ? words.fine : words.wrong(problems.length)}
      </p>
      {!isFine && (
        <ul>
          {problems.map(problem => (
            <li key={`${problem.path.join('.')} ${problem.message}`}>
              <ProblemWords problem={problem} text={text} />
            </li>
          ))}
        </ul>
      )}
      {isFine && text && surplus.length > 0 && (
        <ul>
          {surplus.map(({ kind, id, found, box }) => (
            <li key={`${kind} ${id}`}>{words.tooMany(text.name(kind, id), found, box)}</li>
          ))}
        </ul>
      )}
      <div className="editor-ways">
        {isFine && (
          <a className="screen-button is-gold" href={linkTo('try', 'draft')}>
            <StatIcon stat="start" size={18} />
            {share.try}
          </a>
        )}
        <button
          type="button"
          className="screen-button"
          disabled={!isFine}
          onClick={() => void shareLink(puzzle, parts)}
        >
          <StatIcon stat="link" size={18} />
          {share.copy}
        </button>
        <button type="button" className="screen-button" disabled={!isFine} onClick={() => handOutPuzzle(puzzle)}>
          <StatIcon stat="save" size={18} />
          {share.file}
        </button>
        <button type="button" className="screen-button is-quiet" onClick={() => input.current?.click()}>
          <StatIcon stat="load" size={18} />
          {words.open}
        </button>
        <button
          type="button"
          className="screen-button is-quiet"
          onClick={() => change({ format: PUZZLE_FORMAT, people: [0], scene: { players: 1 } })}
        >
          <StatIcon stat="plus" size={18} />
          {words.fresh}
        </button>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.open}
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) void open(file);
          event.target.value = ''; // allows the same file to be chosen again
        }}
      />
    </section>
  );
}
