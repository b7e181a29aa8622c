// The stream of updates behind a real nginx, over two processes, through silence and past a drain. Needs nginx: apt-get install nginx-light
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TwoProcesses } from '#modules/notifications/testing/two-processes.ts';
import { EventStreamClient } from '#testing/fixtures/event-stream-client.ts';
import { signUpReferrer } from '#testing/fixtures/sign-up.ts';
import { checkLedger } from './support/check-ledger.ts';
import { DrillReport } from './support/drill-report.ts';
import { startNginx, type Nginx } from './servers/nginx.ts';

/** Longer than two pings, and therefore longer than nginx would wait without them. */
const QUIET_MS = 80_000;

const report = new DrillReport();
let both: TwoProcesses;
let nginx: Nginx;

beforeAll(async () => {
  both = await TwoProcesses.start();
  nginx = await startNginx([both.app, both.other].map((one) => new URL(one.origin).host));
  await vi.waitFor(() => fetch(`${nginx.origin}/api/jobs`), { timeout: 60_000 });
}, 300_000);
afterAll(async () => {
  await nginx?.stop();
  await both.stop();
});

async function throughSilence(): Promise<void> {
  const person = await signUpReferrer(both.app);
  const stream = await EventStreamClient.open(nginx.origin, person.client.cookieHeader());
  report.is('unread, when it begins', 0, (await stream.next('unread')).data.count);
  report.is('compressed', null, stream.headers.get('Content-Encoding'));
  await both.tell(person, 'Ana');
  await stream.next('notification');
  report.is('unread, after a notice', 1, (await stream.next('unread')).data.count);
  await delay(QUIET_MS);
  await both.tell(person, 'Bo', both.other);
  const after = `unread, after ${QUIET_MS / 1_000} quiet seconds and a notice by the other process`;
  report.is(after, 2, (await stream.next('unread')).data.count);
  stream.close();
}

async function pastDrain(): Promise<void> {
  const person = await signUpReferrer(both.app);
  const open = (lastEventId?: string) =>
    EventStreamClient.open(
      nginx.origin,
      person.client.cookieHeader(),
      lastEventId === undefined ? {} : { lastEventId },
    );
  const stream = await open();
  const { id } = await stream.next('unread');
  both.app.drain();
  await both.tell(person, 'Cal', both.other);
  const next = await open(id ?? undefined);
  report.is('unread, past a drain', 1, (await next.next('unread')).data.count);
  next.close();
  stream.close();
}

it('the stream delivers each event, survives silence, and resumes on another process after the last event', async () => {
  await throughSilence();
  await pastDrain();
  report.is('the ledger', 'balanced', await checkLedger(both.app.databaseUrl));
  expect(report.finish()).toEqual([]);
});
