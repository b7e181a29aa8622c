// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
// oxlint-disable-next-line no-restricted-imports -- the screens of this test
import { lazy, Suspense, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { withTexts } from '#shared/i18n/i18n.ts';
import { lazyPart, loadLate } from '#shared/lib/index.ts';
import { browserIs } from '#shared/testing/fake-live.ts';
import { startFakeServer, unreachable, type FakeServer } from '#shared/testing/fake-server.ts';
import { handTimers } from '#shared/testing/hand-timers.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { WaitingBar } from '../WaitingBar.tsx';

const WAITING = "You're offline. We'll open it as soon as you're back online.";
const PROBE = 'HEAD /favicon.svg';
const realLocation = location;

let server: FakeServer;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  reload = vi.fn<() => void>();
  const ofBrowser = { get: (_: object, name: string) => (name === 'reload' ? reload : read(name)) };
  vi.stubGlobal('location', new Proxy({}, ofBrowser));
  server = startFakeServer();
  server.answers(PROBE, {});
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const read = (name: string): unknown => Reflect.get(realLocation, name);

async function missing(): Promise<ComponentType> {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/EventsPage.js');
}

/** Code that loads at the second try. */
function lateCode(Code: ComponentType): () => Promise<ComponentType> {
  const tries = [missing];
  return async () => tries.pop()?.() ?? Code;
}

/** A loaded screen with links to one whose code is missing and to another loaded one. */
async function openJobs(load = missing) {
  const Events = lazy(async () => ({ default: await loadLate(load, true) }));
  const screens: Readonly<Record<string, ComponentType>> = {
    '/jobs': () => <h1>All jobs</h1>,
    '/forum': () => <h1>Forum</h1>,
    '/events': Events,
  };
  function Screens() {
    const { pathname } = useLocation();
    const Screen = screens[pathname] ?? Events;
    return (
      <ErrorBoundary at={pathname}>
        <Link to="/events">Events</Link>
        <Link to="/forum">Forum</Link>
        <Suspense fallback="Loading">
          <Screen />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const app = (
    <>
      <Screens />
      <WaitingBar />
    </>
  );
  const { user } = await renderPart(app, { at: '/jobs' });
  return (name: string) => user.click(screen.getByRole('link', { name }));
}

const heading = (): string | null => screen.getByRole('heading').textContent;

it('an offline link leaves the current screen in place, says so, and opens once the connection returns', async () => {
  const tap = await openJobs(lateCode(() => <h1>Events</h1>));
  browserIs({ online: false });
  await tap('Events');
  expect((await screen.findByRole('alert')).textContent).toBe(WAITING);
  expect(heading()).toBe('All jobs');
  act(() => browserIs({ online: true }));
  await waitFor(() => expect(heading()).toBe('Events'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

it('a link whose code fails again once the connection returns opens by reloading the page', async () => {
  const tap = await openJobs();
  browserIs({ online: false });
  await tap('Events');
  expect((await screen.findByRole('alert')).textContent).toBe(WAITING);
  expect(heading()).toBe('All jobs');
  expect(screen.getByRole('link', { name: 'Forum' })).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  act(() => browserIs({ online: true }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(realLocation.pathname).toBe('/events');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a link of an unreachable server opens once the server answers, although the browser reports a connection', async () => {
  const advance = handTimers();
  const tap = await openJobs();
  server.answers(PROBE, unreachable);
  await tap('Events');
  await screen.findByRole('alert');
  await advance(5000);
  expect(reload).not.toHaveBeenCalled();
  server.answers(PROBE, {});
  await advance(5000);
  expect(reload).toHaveBeenCalledOnce();
});

it('a link whose code a new version has replaced opens by reloading the page', async () => {
  const tap = await openJobs();
  await tap('Events');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a person who has gone elsewhere while offline stays there, and the first link still opens later', async () => {
  const tap = await openJobs();
  browserIs({ online: false });
  await tap('Events');
  await screen.findByRole('alert');
  await tap('Forum');
  await waitFor(() => expect(heading()).toBe('Forum'));
  act(() => browserIs({ online: true }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  await tap('Events');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

/** A screen with a field and a dialog whose code does not load. */
async function openDialog(load = missing, at = '/job/1') {
  browserIs({ online: false });
  const ReferDialog = lazyPart(load);
  const app = (
    <ErrorBoundary at={at}>
      <h1>Roofer</h1>
      <input aria-label="Note" />
      <ReferDialog />
      <WaitingBar />
    </ErrorBoundary>
  );
  const part = await renderPart(app, { at, language: 'es' });
  const words = (await screen.findByRole('alert')).textContent;
  expect(words).toBe('No tiene conexión. Lo abriremos en cuanto vuelva.');
  return part;
}

const asksBeforeLeaving = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it('a dialog opened while offline opens once the connection returns, and typed text stays', async () => {
  const { user } = await openDialog(lateCode(() => <p role="dialog">Refer</p>));
  await user.type(screen.getByLabelText('Note'), 'Call Ana');
  expect(heading()).toBe('Roofer');
  act(() => browserIs({ online: true }));
  await screen.findByRole('dialog');
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Call Ana');
  expect(reload).not.toHaveBeenCalled();
});

it('a dialog that only a reload can load reloads the page, and the browser asks first if text was typed', async () => {
  const { user } = await openDialog();
  await user.type(screen.getByLabelText('Note'), 'Call Ana');
  const asked: boolean[] = [];
  reload.mockImplementation(() => void asked.push(asksBeforeLeaving()));
  act(() => browserIs({ online: true }));
  await waitFor(() => expect(asked).toEqual([true]));
  expect(asksBeforeLeaving()).toBe(false);
});

it('a reload asks nothing if nothing was typed', async () => {
  await openDialog(missing, '/job/2');
  const asked: boolean[] = [];
  reload.mockImplementation(() => void asked.push(asksBeforeLeaving()));
  act(() => browserIs({ online: true }));
  await waitFor(() => expect(asked).toEqual([false]));
});

it('the page is marked from the tap until the last code has loaded or failed', async () => {
  const isMarked = (): boolean => document.body.hasAttribute('data-loads');
  const [screenCode, dialogCode] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
  const loads = [loadLate(async () => screenCode.promise), loadLate(async () => dialogCode.promise)];
  expect(isMarked()).toBe(true);
  screenCode.resolve(1);
  await loads[0];
  expect(isMarked()).toBe(true);
  dialogCode.reject(new RangeError('broken'));
  await expect(loads[1]).rejects.toThrow('broken');
  expect(isMarked()).toBe(false);
});

it('a part whose code is missing although the server answers fails, because a reload could repeat forever', async () => {
  await expect(loadLate(missing)).rejects.toThrow('dynamically imported module');
  expect(reload).not.toHaveBeenCalled();
});

it('code whose texts did not load fails, because the screen would show their keys', async () => {
  await renderPart(null);
  vi.spyOn(i18next, 'hasResourceBundle').mockReturnValue(false);
  await expect(withTexts(['account'], Promise.resolve(1))).rejects.toThrow('error loading texts');
});

it('texts that failed before are requested again with their code', async () => {
  await renderPart(null);
  const again = vi.spyOn(i18next, 'reloadResources').mockResolvedValue();
  vi.spyOn(i18next, 'hasResourceBundle').mockImplementation(() => again.mock.calls.length > 0);
  expect(await withTexts(['account'], Promise.resolve(1))).toBe(1);
  expect(again).toHaveBeenCalledExactlyOnceWith(['en'], ['account']);
});
