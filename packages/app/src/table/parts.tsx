import { HexCard } from '../board/open-card.tsx';
import { type Table, useSeat } from '../game/table.ts';
import { CardSheet } from '../hand/hand-card.tsx';
import { Market } from '../hand/locals.tsx';
import { PileList } from '../hand/piles.tsx';
import { UnitExplained } from '../hero/unit-card.tsx';
import { menuOf, useOverlay } from '../layout/overlay.ts';
import { onStage } from '../offers/sections.ts';
import { Explanation } from '../parts/explain.tsx';
import { Popup } from '../parts/lazy-popup.ts';
import { fetchAhead, later } from '../platform/later.tsx';
import { useIdle } from '../platform/use-idle.ts';
import { Notices } from '../question/question-bar.tsx';
import { DummyArea, PlayerArea } from '../strip/lazy-areas.ts';
import { StripMenuList } from '../strip/strip-menu.tsx';

/* Parts that board and hand do not need at first. They load when idle. */

export const OffersPanel = later(async () => (await import('../offers/offers-panel.tsx')).OffersPanel, 'panels');
export const LogPanel = later(async () => (await import('../log/log-panel.tsx')).LogPanel, 'panels');
export const FightView = later(async () => (await import('../fight/fight-view.tsx')).FightView, 'panels');
export const OthersPanel = later(async () => (await import('../strip/others-panel.tsx')).OthersPanel);
export const ScoreScreen = later(async () => (await import('../scores/score-screen.tsx')).ScoreScreen, 'screens');
export const HandOver = later(async () => (await import('./hand-over.tsx')).HandOver, 'panels');
const OpenStage = later(async () => (await import('../offers/stage.tsx')).Stage, 'panels');
const Change = later(async () => (await import('../strip/round-change.tsx')).RoundChange);
const Result = later(async () => (await import('../fight/fight-result.tsx')).FightResult, 'panels');
const WhileAway = later(async () => (await import('./meanwhile.tsx')).Meanwhile, 'panels');
const Living = later(async () => (await import('./life.tsx')).Living);
const OpenPalette = later(async () => (await import('../question/palette.tsx')).Palette);
const OpenMenu = later(async () => (await import('../question/spot-menu.tsx')).SpotMenu);
const OpenLeave = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog, 'panels');
const OpenShare = later(async () => (await import('../positions/share-dialog.tsx')).ShareDialog, 'lookup');
const OpenHelp = later(async () => (await import('../help/help-dialog.tsx')).HelpDialog, 'panels');

/** Motion and sound: the table is complete without them. */
export const Life = () => useIdle() && <Living />;
export function RoundChange() {
  const isBusy = useSeat(isStaged);
  return useIdle() && <Change isBusy={isBusy} />;
}
export function FightResult() {
  const isWhole = useSeat(table => table.isWhole);
  // Recalled news is not new.
  return useIdle() && isWhole && <Result />;
}
export function Meanwhile() {
  const isWhole = useSeat(table => table.isWhole);
  return useIdle() && isWhole && <WhileAway />;
}
export const Stage = () => useSeat(isStaged) && <OpenStage />;
export const Palette = () => useOverlay(({ open }) => open?.kind === 'palette') && <OpenPalette />;
export function SpotMenu() {
  const isOpen = useOverlay(overlay => menuOf(overlay) !== null);
  return (useIdle() || isOpen) && <OpenMenu />;
}
export const LeaveDialog = () => useOverlay(({ open }) => open?.kind === 'leave') && <OpenLeave />;
export const ShareDialog = () => useOverlay(({ open }) => open?.kind === 'share') && <OpenShare />;
export const HelpDialog = () => useOverlay(({ open }) => open?.kind === 'help') && <OpenHelp />;

const isStaged = ({ asked, view }: Table): boolean =>
  asked !== null && !asked.standing && onStage(asked.choices, view).length > 0;

/** Those likely to be needed soon come first. */
const PARTS = [
  OffersPanel,
  LogPanel,
  OpenMenu,
  Notices,
  Popup,
  Explanation,
  UnitExplained,
  OpenStage,
  HexCard,
  FightView,
  CardSheet,
  Market,
  Result,
  Living,
  WhileAway,
  Change,
  OpenPalette,
  PileList,
  StripMenuList,
  PlayerArea,
  DummyArea,
  OthersPanel,
  HandOver,
  OpenLeave,
  OpenHelp,
  ScoreScreen,
];

export const fetchParts = (): Promise<void> => fetchAhead(PARTS);
