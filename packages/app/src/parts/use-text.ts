import type { Language, Text } from '@deedbook/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../language/language.ts';

const known = new Map<Language, Promise<Text>>();

/** Everything the game says, and the engine with it; loaded on first use. */
export function textIn(language: Language): Promise<Text> {
  let text = known.get(language);
  if (!text) {
    text = import('@deedbook/text').then(({ loadText }) => loadText(language));
    known.set(language, text);
    text.catch(() => known.delete(language)); // a lost connection: try again next time
  }
  return text;
}

/** The words of the game; null until they have loaded. With `isWanted` false they are not loaded. */
export function useText(isWanted = true): Text | null {
  const language = useLanguage();
  const [text, setText] = useState<Text | null>(null);
  useEffect(() => {
    let isHere = true;
    if (isWanted) textIn(language).then(loaded => isHere && setText(loaded), console.error);
    return () => {
      isHere = false;
    };
  }, [language, isWanted]);
  return text?.language === language ? text : null;
}
