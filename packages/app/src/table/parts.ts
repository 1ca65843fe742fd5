import { fetchAhead, later } from '../app/later.tsx';
import { Popup } from '../float/index.ts';
import { CardSheet } from '../hand/hand-card.tsx';

/* What a table does not need before somebody has done something. It is fetched as soon as there is time. */
export const FightView = later(async () => (await import('../fight/fight-view.tsx')).FightView);
export const FightResult = later(async () => (await import('../fight/fight-result.tsx')).FightResult);
export const Palette = later(async () => (await import('../question/palette.tsx')).Palette);
export const HelpDialog = later(async () => (await import('../help/help-dialog.tsx')).HelpDialog);
export const ScoreScreen = later(async () => (await import('../screens/score-screen.tsx')).ScoreScreen);
export const OthersPanel = later(async () => (await import('../strip/others-panel.tsx')).OthersPanel);

export const fetchParts = (): Promise<void> =>
  fetchAhead([Popup, CardSheet, FightView, FightResult, Palette, HelpDialog, OthersPanel, ScoreScreen]);
