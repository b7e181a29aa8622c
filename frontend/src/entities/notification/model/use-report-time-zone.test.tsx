// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusing, startFakeServer } from '#shared/testing/fake-server.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { useReportTimeZone } from './use-report-time-zone.ts';

const TELL = 'PUT /api/notification-preferences';

function Visit({ person }: { readonly person: string }) {
  useReportTimeZone(person);
  return null;
}

/** Renders one page long enough to report the time zone. */
async function visit(person: string): Promise<void> {
  await renderPart(<Visit person={person} />);
  await vi.advanceTimersByTimeAsync(6_000);
}

function deviceIsIn(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("the device's time zone is sent once, and again after the zone or the person changes", async () => {
  const server = startFakeServer();
  server.answers(TELL, { body: {} });
  const told = () => server.calls(TELL).map(({ body }) => body);
  deviceIsIn('Pacific/Honolulu');
  await visit('ana');
  await visit('ana');
  expect(told()).toEqual([{ deviceTimeZone: 'Pacific/Honolulu' }]);
  deviceIsIn('America/Denver');
  await visit('ana');
  await visit('bo');
  expect(told().slice(1)).toEqual([
    { deviceTimeZone: 'America/Denver' },
    { deviceTimeZone: 'America/Denver' },
  ]);
});

it('the next page sends the time zone again after the server failed', async () => {
  const server = startFakeServer();
  server.answers(TELL, refusing(503, 'http.away'));
  deviceIsIn('America/Phoenix');
  await visit('ana');
  server.answers(TELL, { body: {} });
  await visit('ana');
  await visit('ana');
  expect(server.calls(TELL)).toHaveLength(2);
});
