/** Removes accents and capitals letter by letter, so positions in the text stay the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[À-ɏ]/g, letter => letter.normalize('NFD').charAt(0))
    .replace(/[’‘]/g, "'")
    .toLowerCase();
