/* What happened, what was revealed and why not: a table asks its first question before this has come. */
export { faultText, fileText, gapText, otherVersionText } from './faults.ts';
export { newsText } from './news.ts';
export { refusalText, whyText } from './refusals.ts';
export { revealText } from './reveals.ts';
export { winnerText } from './scores.ts';
