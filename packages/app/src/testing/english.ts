import { fetchWords } from '../language/language.ts';

// The words any part of the screen may use, so that nothing waits for them.
await Promise.all((['page', 'table', 'panels', 'screens', 'rulebook'] as const).map(file => fetchWords('en', file)));
