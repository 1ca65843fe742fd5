import { create } from 'zustand';

/** What browsers send before they would offer to install the app; the standard has no type for it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Asks to install the app; null where the browser does not offer it, or it is installed. */
export const useInstall = create<{ readonly ask: (() => void) | null }>(() => ({ ask: null }));

addEventListener('beforeinstallprompt', event => {
  // No bar of the browser's own: there is a small button for those who want it.
  event.preventDefault();
  const ask = () => {
    useInstall.setState({ ask: null });
    void (event as InstallOffer).prompt().catch(() => undefined);
  };
  useInstall.setState({ ask });
});
addEventListener('appinstalled', () => useInstall.setState({ ask: null }));
