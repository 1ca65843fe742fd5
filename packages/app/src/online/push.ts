import { server } from './server.ts';

/** Whether this browser supports push notifications. */
const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser notifies the player of their turn; null if it cannot. */
export async function isPushed(): Promise<boolean | null> {
  if (!canPush() || Notification.permission === 'denied') return null;
  if (!(await navigator.serviceWorker.getRegistration())) return null;
  return (await subscription()) !== null;
}

/** Turns notifications on or off. False if the browser or the server does not allow them. */
export async function setPushed(isWanted: boolean): Promise<boolean> {
  if (!isWanted) {
    const made = await subscription();
    await made?.unsubscribe();
    if (made) await server.call('subscribe', { subscription: null, endpoint: made.endpoint });
    return true;
  }
  const { key } = await server.call('pushKey', {});
  const registration = await navigator.serviceWorker.getRegistration();
  if (key === null || !registration || (await Notification.requestPermission()) !== 'granted') return false;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys = {} } = made.toJSON();
  await server.call('subscribe', {
    subscription: { endpoint: endpoint ?? '', keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
  });
  return true;
}
