import { create } from 'zustand';

/** A newer build is ready and waits to be asked for. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

/** Keeps the app for visits without a network; a newer build waits until `takeUpdate`. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('./sw.js');
  const look = () => useUpdate.setState({ waiting: navigator.serviceWorker.controller ? registration.waiting : null });
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Changes to the newer build; the game at the table is kept and comes back with it. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  useUpdate.getState().waiting?.postMessage('skip-waiting');
}
