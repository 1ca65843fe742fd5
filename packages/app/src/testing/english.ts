import { fetchWords } from '../language/language.ts';

// The words that any part of the screen may say, so that nothing waits for them.
await Promise.all((['page', 'table', 'panels', 'screens', 'rulebook'] as const).map(file => fetchWords('en', file)));
