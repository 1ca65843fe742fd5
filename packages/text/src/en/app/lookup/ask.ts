import { plural } from '../../plural.ts';

/** Asking in one's own words. */
export const ask = {
  title: 'Ask about the rules',
  placeholder: 'Ask in your own words…',
  about: 'Rule book, glossary and codex answer. For example:',
  ideas: [
    'Can I block with a ranged attack?',
    'What happens when my deck runs out?',
    'How many Units can I have?',
    'What does a magical glade do?',
  ],
  found: (n: number) => plural(n, '1 answer', `${n} answers`),
  none: 'Nothing found. Try other words, or fewer.',
  close: 'Close',
};
