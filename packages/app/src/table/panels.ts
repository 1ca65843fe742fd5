import { create } from 'zustand';

/** The parts beside the board that can be folded away; on a phone one of them is in front. */
export type Panel = 'hero' | 'offers' | 'log' | 'others';

interface Panels {
  readonly open: Readonly<Record<Panel, boolean>>;
  /** On a phone: the layer in front; null for board and hand. */
  readonly front: Panel | null;
}

export const usePanels = create<Panels>(() => ({
  open: { hero: true, offers: true, log: true, others: true },
  front: null,
}));

export const togglePanel = (panel: Panel): void =>
  usePanels.setState(({ open, front }) => ({
    open: { ...open, [panel]: !open[panel] },
    front: front === panel ? null : panel,
  }));
