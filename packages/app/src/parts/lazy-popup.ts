import { later } from '../platform/later.tsx';
import type { PopupProps } from './popup.tsx';

export const Popup = later<PopupProps>(async () => (await import('./popup.tsx')).Popup);
