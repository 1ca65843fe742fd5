import { create } from 'zustand';

/** The event browsers fire before they offer to install the app; it has no standard type yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Prompts to install the app; null if the browser does not offer it, or it is installed. */
export const useInstall = create<{ readonly ask: (() => void) | null }>(() => ({ ask: null }));

addEventListener('beforeinstallprompt', event => {
  // Suppresses the browser's own banner: there is a small button instead.
  event.preventDefault();
  const ask = () => {
    useInstall.setState({ ask: null });
    void (event as InstallOffer).prompt().catch(() => undefined);
  };
  useInstall.setState({ ask });
});
addEventListener('appinstalled', () => useInstall.setState({ ask: null }));
