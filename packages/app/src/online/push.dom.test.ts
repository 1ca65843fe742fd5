import { beforeEach, expect, it, vi } from 'vitest';
import { isPushed, setPushed } from './push.ts';

const ENDPOINT = 'https://push.example/abc';
const KEYS = { p256dh: 'public', auth: 'secret' };

/** The push service of a browser. */
class FakePushService {
  subscription: { endpoint: string; unsubscribe(): Promise<boolean>; toJSON(): object } | null = null;
  options: PushSubscriptionOptionsInit | null = null;

  getSubscription = async () => this.subscription;

  subscribe = async (options: PushSubscriptionOptionsInit) => {
    this.options = options;
    this.subscription = {
      endpoint: ENDPOINT,
      unsubscribe: async () => {
        this.subscription = null;
        return true;
      },
      toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    };
    return this.subscription;
  };
}

let service: FakePushService;
let permission: NotificationPermission;
let sent: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  service = new FakePushService();
  permission = 'granted';
  sent = [];
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager: service }) } });
  vi.stubGlobal('fetch', async (address: URL, { body }: RequestInit) => {
    const { pathname } = address;
    if (body !== undefined) sent.push({ path: pathname, body: JSON.parse(body as string) });
    return Response.json(pathname === '/api/push-key' ? { key: 'key of this server' } : {});
  });
});

it('subscribes with the key of the server, and tells the server where to push', async () => {
  expect(await isPushed()).toBe(false);
  expect(await setPushed(true)).toBe(true);
  expect(service.options).toEqual({ userVisibleOnly: true, applicationServerKey: 'key of this server' });
  expect(sent).toEqual([{ path: '/api/me/push', body: { subscription: { endpoint: ENDPOINT, keys: KEYS } } }]);
  expect(await isPushed()).toBe(true);
});

it('unsubscribes from the push service and at the server', async () => {
  await setPushed(true);
  sent = [];
  expect(await setPushed(false)).toBe(true);
  expect(sent).toEqual([{ path: '/api/me/push', body: { subscription: null, endpoint: ENDPOINT } }]);
  expect(await isPushed()).toBe(false);
});

it('sends nothing if the player does not allow notifications', async () => {
  permission = 'denied';
  expect(await setPushed(true)).toBe(false);
  expect([service.options, sent]).toEqual([null, []]);
});

it('is not offered where the browser cannot be woken, or where notifications are blocked', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(await isPushed()).toBeNull();
  vi.stubGlobal('Notification', { permission: 'default' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } });
  expect(await isPushed()).toBeNull();
  vi.stubGlobal('navigator', {});
  expect(await isPushed()).toBeNull();
});
