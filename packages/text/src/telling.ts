/* News, reveals and refusals. They load after the table has asked its first question. */
export { faultText, fileText, gapText, otherVersionText } from './faults.ts';
export { newsText } from './news.ts';
export { refusalText, whyText } from './refusals.ts';
export { revealText } from './reveals.ts';
export { winnerText } from './scores.ts';
