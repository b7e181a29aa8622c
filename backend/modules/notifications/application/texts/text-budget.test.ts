import { beforeEach, describe, expect, it } from 'vitest';
import type { TaskQueue } from '#kernel/tasks.ts';
import {
  InMemoryReceivedTexts,
  InMemoryTextLog,
  InMemoryTextOptOuts,
  InMemoryTextSender,
} from '../../testing/in-memory-texts.ts';
import { ReceiveText } from './receive-text.ts';
import { ReleaseHeldTexts } from './release-held-texts.ts';
import { SendText } from './send-text.ts';
import type { BudgetVerdict } from './text-budget.ts';
import { TextDispatch, type TextTask } from './text-dispatch.ts';
import { UnlimitedTexts } from './unlimited-texts.ts';
import { untracked } from '../../testing/untracked.ts';

const NOON = '2026-11-20T18:00:00.000Z';
const PHONE = '+15125550100';

describe('a text without room in the budget', () => {
  let now: string;
  let verdict: BudgetVerdict;
  let queued: TextTask[];
  const texts = new InMemoryTextLog();
  const sender = new InMemoryTextSender();
  const optOuts = new InMemoryTextOptOuts();
  const unitOfWork = { transaction: <T>(work: () => Promise<T>) => work() };
  const clock = { now: () => new Date(now) };
  const taskQueue: TaskQueue = {
    enqueue: async ({ data }) => {
      queued.push(data as TextTask);
    },
  };
  const budget = Object.assign(new UnlimitedTexts(), { take: async () => verdict });
  const origin = { address: () => null };
  const dispatch = new TextDispatch({ texts, taskQueue, budget, origin, clock });
  const sendText = new SendText({
    unitOfWork,
    texts,
    optOuts,
    sender,
    zones: { of: async () => ['America/Chicago'] },
    hours: { of: async () => null },
    budget,
    phones: { isTexted: (phone) => phone.startsWith('+1') },
    tracking: untracked,
    clock,
  });
  const release = new ReleaseHeldTexts({ unitOfWork, texts, dispatch, clock });
  const received = new InMemoryReceivedTexts(texts);
  const receiveText = new ReceiveText({
    unitOfWork,
    optOuts,
    received,
    texts: dispatch,
    clock,
    supportContact: 'help@crewvine.test',
  });

  beforeEach(async () => {
    [now, queued] = [NOON, []];
    verdict = { isTaken: true, at: new Date(NOON) };
    texts.texts.clear();
    sender.given.length = 0;
    sender.outcome = 'sent';
    await optOuts.remove(PHONE);
  });

  const deliver = async () => {
    for (const task of queued.splice(0)) await sendText.run(task);
  };
  const text = (asked: boolean, to = PHONE) => dispatch.queue({ to, body: 'words', shown: 'words', asked });
  const receive = (body: string) => receiveText.run({ from: PHONE, body, providerId: null, answered: false });
  const logged = () => [...texts.texts.values()];
  const statuses = () => logged().map(({ status }) => status);
  const bodies = () => sender.given.map(({ body }) => body);

  it('a text over the budget waits until there is room, for a week at most', async () => {
    verdict = { isTaken: false, waitMs: 3_600_000 };
    await text(false);
    await deliver();
    expect([bodies(), statuses()]).toEqual([[], ['held']]);
    expect(logged()[0]).toMatchObject({ sendAfter: new Date('2026-11-20T19:00:00.000Z'), countedAt: null });
    now = '2026-11-20T19:00:00.000Z';
    expect(await release.run()).toBe(1);
    await deliver();
    expect(statuses()).toEqual(['held']);
    now = '2026-11-27T18:00:00.000Z';
    await release.run();
    await deliver();
    expect([bodies(), statuses()]).toEqual([[], ['failed']]);
  });

  it('a text is counted once, however often it is tried', async () => {
    await text(false);
    sender.outcome = new Error('no answer');
    const [task] = queued;
    await expect(deliver()).rejects.toThrow('no answer');
    verdict = { isTaken: false, waitMs: 1 };
    sender.outcome = 'sent';
    if (task) await sendText.run(task);
    expect(statuses()).toEqual(['sent']);
  });

  it('a code over the budget is refused with the time to retry', async () => {
    verdict = { isTaken: false, waitMs: 60_500 };
    const code = dispatch.queue({ to: PHONE, body: 'code', shown: 'code', asked: true, isCode: true });
    await expect(code).rejects.toMatchObject({
      code: 'notifications.too_many_texts',
      details: { retryAfterSeconds: 61 },
    });
    expect(logged()).toEqual([]);
  });

  it('keywords are answered regardless of the budget, and a number that gets no texts uses none of it', async () => {
    verdict = { isTaken: false, waitMs: 1 };
    await receive('help');
    await text(true, '+447400123456');
    await deliver();
    expect(statuses()).toEqual(['sent', 'failed']);
  });

  it('a phone gets six answers a day, and its keywords take effect without one', async () => {
    for (let sent = 0; sent < 4; sent += 1) await receive('help');
    for (const word of ['STOP', 'START', 'STOP', 'help']) await receive(word);
    await deliver();
    expect(bodies()).toHaveLength(6);
    expect(await optOuts.has(PHONE)).toBe(true);
    now = '2026-11-21T18:00:00.001Z';
    await receive('help');
    await deliver();
    expect(bodies()).toHaveLength(7);
  });
});
