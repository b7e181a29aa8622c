import { beforeEach, describe, expect, it } from 'vitest';
import type { JobQueue } from '../../../kernel/jobs.ts';
import { InMemoryTextLog, InMemoryTextOptOuts, InMemoryTextSender } from '../testing/in-memory-texts.ts';
import { ReceiveText } from './receive-text.ts';
import { ReleaseHeldTexts } from './release-held-texts.ts';
import { SendText } from './send-text.ts';
import { TextDispatch, type TextJob } from './text-dispatch.ts';

const NOON = '2026-11-20T18:00:00.000Z';
const NIGHT = '2026-11-21T04:00:00.000Z';
const MORNING = '2026-11-21T14:00:00.000Z';
const PHONE = '+15125550100';

describe('sending texts', () => {
  let now: string;
  let queued: TextJob[];
  const log = new InMemoryTextLog();
  const sender = new InMemoryTextSender();
  const optOuts = new InMemoryTextOptOuts();
  const unitOfWork = { transaction: <T>(work: () => Promise<T>) => work() };
  const clock = { now: () => new Date(now) };
  const jobs: JobQueue = {
    enqueue: async ({ data }) => {
      queued.push(data as TextJob);
    },
  };
  const dispatch = new TextDispatch(log, jobs, clock);
  const sendText = new SendText(unitOfWork, log, optOuts, sender, clock);
  const release = new ReleaseHeldTexts(unitOfWork, log, dispatch, clock);
  const receive = new ReceiveText(unitOfWork, optOuts, dispatch, clock);

  beforeEach(async () => {
    now = NOON;
    queued = [];
    log.texts.clear();
    sender.sent.length = 0;
    await optOuts.remove(PHONE);
  });

  const deliver = async () => {
    for (const job of queued.splice(0)) await sendText.run(job);
  };
  const text = (asked: boolean) =>
    dispatch.queue({ to: PHONE, body: 'code 123456', shown: 'code ••••••', asked });
  const statuses = () => [...log.texts.values()].map(({ status }) => status);
  const bodies = () => sender.sent.map(({ body }) => body);

  it('sends by day and logs it without its secrets', async () => {
    await text(false);
    await deliver();
    expect(bodies()).toEqual(['code 123456']);
    expect([...log.texts.values()]).toMatchObject([
      { status: 'sent', message: 'code ••••••', heldBody: null },
    ]);
  });

  it('sends once although the job runs again', async () => {
    await text(false);
    const [job] = queued;
    await deliver();
    if (job) await sendText.run(job);
    expect(bodies()).toHaveLength(1);
  });

  it('holds in the quiet hours what nobody asked for, and sends it in the morning', async () => {
    now = NIGHT;
    await text(false);
    await deliver();
    expect([bodies(), statuses()]).toEqual([[], ['held']]);
    expect(await release.run()).toBe(0);
    now = MORNING;
    expect(await release.run()).toBe(1);
    await deliver();
    expect([bodies(), statuses()]).toEqual([['code 123456'], ['sent']]);
    expect([...log.texts.values()][0]?.heldBody).toBeNull();
  });

  it('sends in the quiet hours what was asked for', async () => {
    now = NIGHT;
    await text(true);
    await deliver();
    expect(statuses()).toEqual(['sent']);
  });

  it('ends all texts on STOP, answers HELP all the same, and resumes on START', async () => {
    await receive.run(PHONE, 'STOP');
    await text(true);
    await receive.run(PHONE, 'help');
    await receive.run(PHONE, 'what is this?');
    await deliver();
    expect(statuses()).toEqual(['sent', 'opted_out', 'sent']);
    await receive.run(PHONE, 'start');
    await text(true);
    await deliver();
    expect(bodies()).toEqual([
      expect.stringContaining('no more texts'),
      expect.stringContaining('Message and data rates'),
      expect.stringContaining('texts again'),
      'code 123456',
    ]);
  });
});
