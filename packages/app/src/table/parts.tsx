import { fetchAhead, later } from '../app/later.tsx';
import { Popup } from '../float/index.ts';
import { CardSheet } from '../hand/hand-card.tsx';
import { useHelp } from '../help/help-store.ts';
import { usePalette } from '../question/palette-store.ts';
import { useIdle } from '../screens/parts/use-idle.ts';
import { StripMenuItems } from '../strip/strip-menu.tsx';

/* What a table does not need before somebody has done something. It is fetched as soon as there is time. */

export const FightView = later(async () => (await import('../fight/fight-view.tsx')).FightView);
export const OthersPanel = later(async () => (await import('../strip/others-panel.tsx')).OthersPanel);
export const ScoreScreen = later(async () => (await import('../screens/score-screen.tsx')).ScoreScreen);
const Result = later(async () => (await import('../fight/fight-result.tsx')).FightResult);
const OpenPalette = later(async () => (await import('../question/palette.tsx')).Palette);
const OpenHelp = later(async () => (await import('../help/help-dialog.tsx')).HelpDialog);

export const FightResult = () => useIdle() && <Result />;
export const Palette = () => usePalette(palette => palette.isOpen) && <OpenPalette />;
export const HelpDialog = () => useHelp(help => help.isOpen) && <OpenHelp />;

export const fetchParts = (): Promise<void> =>
  fetchAhead([Popup, FightView, CardSheet, StripMenuItems, Result, OpenPalette, OpenHelp, OthersPanel, ScoreScreen]);
