// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissPushSuggestion, suggestPush, usePushSuggestion } from '#shared/push-suggestion/index.ts';
import { refusing, startFakeServer, type FakeServer } from '#shared/testing/fake-server.ts';
import { handTimers } from '#shared/testing/hand-timers.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { PushSuggestion } from './PushSuggestion.tsx';

const KEY = 'B'.repeat(87);
const PATH = '/api/push-subscriptions';
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** A browser that supports push, and its user's answer to the permission question. */
function browser(answer: NotificationPermission, before: NotificationPermission = 'default') {
  let subscribed: object | null = null;
  const subscription = {
    ...SUBSCRIPTION,
    options: { applicationServerKey: null },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async () => (subscribed = subscription)),
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: vi.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = { permission: before, requestPermission: vi.fn(async () => answer) };
  notification.requestPermission.mockImplementation(async () => (notification.permission = answer));
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', { supportedContentEncodings: ['aes128gcm'] });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return { pushManager, serviceWorker, notification };
}

function Shown() {
  return usePushSuggestion() && <PushSuggestion person="ana" />;
}

function start(): FakeServer {
  const server = startFakeServer();
  server.answers(`GET ${PATH}/key`, { body: { key: KEY } });
  server.answers(`POST ${PATH}`, { status: 204 });
  return server;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissPushSuggestion(false);
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const yes = () => screen.findByRole('button', { name: 'Notify me' });

describe('the offer of push notifications', () => {
  it('the push offer appears after a useful moment, and accepting it subscribes this device', async () => {
    const server = start();
    const { pushManager, serviceWorker, notification } = browser('granted');
    const { user } = await renderPart(<Shown />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    suggestPush();
    await user.click(await yes());
    await waitFor(() => expect(server.calls(`POST ${PATH}`)).toHaveLength(1));
    expect(server.calls(`POST ${PATH}`)[0]?.body).toEqual(SUBSCRIPTION);
    expect(serviceWorker.register).toHaveBeenCalledWith('/push-worker.js');
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it('a declined push offer does not appear again', async () => {
    const pass = handTimers();
    start();
    browser('granted');
    const { user } = await renderPart(<Shown />);
    suggestPush();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button')).toBeNull();
    suggestPush();
    await pass(50);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("the push offer disappears without a subscription if the browser's permission is denied", async () => {
    const server = start();
    browser('denied');
    const { user } = await renderPart(<Shown />);
    suggestPush();
    await user.click(await yes());
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(server.calls(`POST ${PATH}`)).toHaveLength(0);
  });

  it('a failed push subscription shows an error and leaves the device unsubscribed', async () => {
    const server = start();
    const { pushManager } = browser('granted');
    server.answers(`POST ${PATH}`, refusing(503, 'http.away'));
    const { user } = await renderPart(<Shown />, { language: 'es' });
    suggestPush();
    await user.click(await screen.findByRole('button', { name: 'Avíseme' }));
    expect(await screen.findByText('No pudimos cambiarlo')).toBeTruthy();
    expect(await pushManager.getSubscription()).toBeNull();
  });

  it.each(['denied', 'unsupported'] as const)(
    'the push offer does not appear if push is %s',
    async (before) => {
      const pass = handTimers();
      start();
      if (before === 'denied') browser('denied', 'denied');
      await renderPart(<Shown />);
      suggestPush();
      await pass(50);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('the push offer does not appear if the installation has no push', async () => {
    const server = start();
    browser('granted');
    server.answers(`GET ${PATH}/key`, refusing(404, 'notifications.push_off'));
    await renderPart(<Shown />);
    suggestPush();
    await waitFor(() => expect(server.calls(`GET ${PATH}/key`)).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
