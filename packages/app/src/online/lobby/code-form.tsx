import { useState } from 'react';
import { useWords } from '../../language/language.ts';
import { goTo } from '../../platform/route.ts';
import { server, useAttempt } from '../server.ts';

/** The number of letters in a table's code. */
const LETTERS = 6;

/** Joins a table by its code. */
export function CodeForm() {
  const words = useWords('online').lobby;
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const join = () =>
    attempt(async () => {
      const { id } = await server.call('findTable', {}, { code });
      goTo('table', id);
    });
  return (
    <form
      className="lobby-code"
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <input
        className="screen-field"
        aria-label={words.code}
        placeholder={words.codeHint}
        value={code}
        maxLength={LETTERS + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={event => setCode(event.target.value.toUpperCase().replace(/[^A-Z]/g, ''))}
      />
      <button type="submit" className="screen-button" disabled={code.length !== LETTERS}>
        {words.code}
      </button>
    </form>
  );
}
