import credits from '../../../CREDITS.md?raw';
import { useWords } from '../../language/language.ts';

/** Credits for what is used here. The full list of icons is in the repository. */
const LINES = (credits.split('<!-- icons -->')[0] ?? '')
  .split(/\n+/)
  .map(line => line.trim())
  .filter(line => line !== '' && !line.startsWith('# '));

/** What Deedbook is, and the credits that come with its sources. */
export function About() {
  const words = useWords('screens').settings;
  return (
    <section className="screen-panel">
      <h2>{words.about}</h2>
      <p className="about-text">{words.aboutText}</p>
      <details className="about-credits">
        <summary>{words.credits}</summary>
        <div lang="en">
          {LINES.map(line => (
            <CreditLine key={line} line={line} />
          ))}
        </div>
      </details>
    </section>
  );
}

/** The little Markdown that the credits use: headings, list items, links. */
function CreditLine({ line }: { readonly line: string }) {
  if (line.startsWith('## ')) return <h3>{line.slice(3)}</h3>;
  const parts = line.replace(/^- /, '').split(/(\[[^\]]+\]\([^)]+\))/);
  return (
    <p>
      {parts.map(part => {
        const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
        return address ? (
          <a key={part} href={address} rel="noreferrer" target="_blank">
            {words}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
