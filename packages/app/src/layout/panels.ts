import { create } from 'zustand';

/** The panels beside the board that can be folded; on a phone one of them is in front. */
const PANELS = ['hero', 'offers', 'log', 'others'] as const;
export type Panel = (typeof PANELS)[number];

export const SECTIONS = ['units', 'advanced', 'spells', 'skills', 'tactics', 'piles'] as const;
/** A section of the offers; one is shown at a time. */
export type Section = (typeof SECTIONS)[number];

interface Panels {
  readonly open: Readonly<Record<Panel, boolean>>;
  /** On a phone: the layer in front; null for board and hand. */
  readonly front: Panel | null;
  /** The section of the offers that was open last, to be restored. */
  readonly offered: Section;
}

export const usePanels = create<Panels>(() => ({
  open: { hero: true, offers: true, log: true, others: true },
  front: null,
  offered: 'units',
}));

/** Whether offers and log were open while there was room for them. */
let roomy: Pick<Panels['open'], 'offers' | 'log'> | null = null;

/** Folds offers and log when a fight or a narrow window needs their room, and restores them afterwards. */
export function crowd(isCrowded: boolean): void {
  const { open } = usePanels.getState();
  const next = isCrowded ? { offers: false, log: false } : roomy;
  if (isCrowded && roomy === null) roomy = open;
  else if (!isCrowded) roomy = null;
  if (next) usePanels.setState({ open: { ...open, offers: next.offers, log: next.log } });
}

export const togglePanel = (panel: Panel): void =>
  usePanels.setState(({ open, front }) => ({
    open: { ...open, [panel]: !open[panel] },
    front: front === panel ? null : panel,
  }));

/** Back to the board. */
export const leaveLayer = (): void => usePanels.setState({ front: null });

/** Moves to the layer beside the one in front; the map comes before the first. */
export const stepLayer = (step: -1 | 1): void =>
  usePanels.setState(({ front }) => {
    const at = front === null ? -1 : PANELS.indexOf(front);
    return { front: PANELS[Math.min(at + step, PANELS.length - 1)] ?? null };
  });
