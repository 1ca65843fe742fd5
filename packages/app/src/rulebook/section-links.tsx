import { linkTo } from '../platform/route.ts';
import type { Chapter } from './parse.ts';
import { plain } from './parse.ts';
import { wordAt } from './search.ts';

/** The sections of a chapter; each links to its first rule, or its first word. */
export function SectionLinks({ chapter }: { readonly chapter: Chapter }) {
  return (
    <ul>
      {chapter.sections.map(({ title, rules, tables }) => {
        const word = tables[0]?.rows[0]?.[0];
        const first = rules[0]?.id ?? (word ? wordAt(plain(word)) : '');
        return (
          <li key={title}>
            <a href={linkTo('rules', first)}>{title}</a>
          </li>
        );
      })}
    </ul>
  );
}
