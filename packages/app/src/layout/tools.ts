import type { ComponentType } from 'react';
import { create } from 'zustand';

/** What a special kind of table adds to the tools of the strip; null at a usual one. */
export const useExtraTool = create<{ readonly Tool: ComponentType | null }>(() => ({ Tool: null }));
