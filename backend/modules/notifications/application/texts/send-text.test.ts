import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import type { TaskQueue } from '#kernel/tasks.ts';
import {
  InMemoryReceivedTexts,
  InMemoryTextLog,
  InMemoryTextOptOuts,
  InMemoryTextSender,
} from '../../testing/in-memory-texts.ts';
import { UnlimitedTexts } from './unlimited-texts.ts';
import type { Hours } from '../preferences/persons-hours.ts';
import { ForgetReceivedTexts } from './forget-received-texts.ts';
import { GiveUpTexts } from './give-up-texts.ts';
import { RecordDeliveryStatus } from '../tracking/record-delivery-status.ts';
import { ReceiveText } from './receive-text.ts';
import { ReleaseHeldTexts } from './release-held-texts.ts';
import { SendText } from './send-text.ts';
import { TextDispatch, type TextTask } from './text-dispatch.ts';

const NOON = '2026-11-20T18:00:00.000Z';
const NIGHT = '2026-11-21T04:00:00.000Z';
const MORNING = '2026-11-21T14:00:00.000Z';
const PHONE = '+15125550100';
const HONOLULU = '+18085550100';

const repeated = { id: newId(), from: PHONE, body: '', meaning: null } as const;

describe('sending texts', () => {
  let now: string;
  let queued: TextTask[];
  let hours: Hours | null;
  const texts = new InMemoryTextLog();
  const sender = new InMemoryTextSender();
  const optOuts = new InMemoryTextOptOuts();
  const received = new InMemoryReceivedTexts(texts);
  const unitOfWork = { transaction: <T>(work: () => Promise<T>) => work() };
  const clock = { now: () => new Date(now) };
  const zones = {
    of: async (phone: string) => [phone === HONOLULU ? 'Pacific/Honolulu' : 'America/Chicago'],
  };
  const taskQueue: TaskQueue = {
    enqueue: async ({ data }) => {
      queued.push(data as TextTask);
    },
  };
  const budget = new UnlimitedTexts();
  const origin = { address: () => null };
  const phones = { isTexted: () => true };
  const dispatch = new TextDispatch({ texts, taskQueue, budget, origin, clock });
  const people = { of: async (): Promise<Hours | null> => hours };
  const ended: string[] = [];
  const tracking = {
    end: async (_id: string, state: string) => {
      ended.push(state);
    },
  };
  const shared = { unitOfWork, texts, optOuts, clock };
  const sendText = new SendText({ ...shared, sender, zones, hours: people, budget, phones, tracking });
  const release = new ReleaseHeldTexts({ unitOfWork, texts, dispatch, clock });
  const giveUp = new GiveUpTexts({ unitOfWork, texts, clock });
  const supportContact = 'help@crewvine.test';
  const receiveText = new ReceiveText({ ...shared, received, texts: dispatch, supportContact });
  const receipt = new RecordDeliveryStatus({ ...shared, tracking });

  beforeEach(async () => {
    now = NOON;
    queued = [];
    ended.length = 0;
    hours = null;
    texts.texts.clear();
    sender.given.length = 0;
    sender.outcome = 'sent';
    await optOuts.remove(PHONE);
  });

  const deliver = async () => {
    for (const task of queued.splice(0)) await sendText.run(task);
  };
  const text = (asked: boolean, to = PHONE) =>
    dispatch.queue({ to, body: 'code 123456', shown: 'code ••••••', asked });
  const receive = (body: string, fields: { providerId?: string; answered?: boolean } = {}) =>
    receiveText.run({ from: PHONE, body, providerId: null, answered: false, ...fields });
  const logged = () => [...texts.texts.values()];
  const statuses = () => logged().map(({ status }) => status);
  const bodies = () => sender.given.map(({ body }) => body);

  it('a text goes out by day and is logged without its secrets', async () => {
    await text(false);
    await deliver();
    expect(bodies()).toEqual(['code 123456']);
    expect(logged()).toMatchObject([{ status: 'sent', message: 'code ••••••', heldBody: null }]);
  });

  it('a text to an account’s phone follows the person’s own clock and hours', async () => {
    const toAna = () =>
      dispatch.queue({ to: PHONE, body: 'news', shown: 'news', asked: false, recipientId: newId<'user'>() });
    // Noon in Texas is 08:00 in Honolulu, where Ana lives, and 13:00 in New York.
    hours = { zone: 'Pacific/Honolulu', isKnown: true, quiet: { from: 21, until: 9 } };
    await toAna();
    await deliver();
    expect(logged()[0]).toMatchObject({ status: 'held', sendAfter: new Date('2026-11-20T19:00:00.000Z') });
    hours = { zone: 'America/New_York', isKnown: true, quiet: { from: 13, until: 14 } };
    await toAna();
    await deliver();
    expect(logged()[1]).toMatchObject({ status: 'held', sendAfter: new Date('2026-11-20T19:00:00.000Z') });
    hours = { zone: 'Pacific/Honolulu', isKnown: false, quiet: { from: 21, until: 9 } };
    await toAna();
    await deliver();
    expect(statuses()).toEqual(['held', 'held', 'sent']);
  });

  it('the tracking reports a text as arrived after the receipt, and as failed if it never will arrive', async () => {
    await text(true);
    await deliver();
    expect(ended).toEqual([]);
    await receipt.run(logged()[0]?.id ?? '', { outcome: null, providerId: 'SM1' });
    sender.outcome = 'failed';
    await text(true);
    await deliver();
    await optOuts.add(PHONE);
    await text(true);
    await deliver();
    expect(ended).toEqual(['delivered', 'failed', 'failed']);
  });

  it('a text goes out once although the task runs again', async () => {
    await text(false);
    const [task] = queued;
    await deliver();
    if (task) await sendText.run(task);
    expect(bodies()).toHaveLength(1);
  });

  it('a repeated try says since when the text may be out', async () => {
    await text(true);
    const [task] = queued.splice(0);
    if (!task) throw new Error('nothing was queued');
    sender.outcome = new Error('no answer');
    await expect(sendText.run(task)).rejects.toThrow('no answer');
    expect(statuses()).toEqual(['sending']);
    now = '2026-11-20T18:00:05.000Z';
    await expect(sendText.run(task)).rejects.toThrow('no answer');
    sender.outcome = 'sent';
    await sendText.run(task);
    expect(sender.given.map(({ triedSince }) => triedSince)).toEqual([null, new Date(NOON), new Date(NOON)]);
    expect(statuses()).toEqual(['sent']);
  });

  it('a text that was tried for hours without success fails and is not tried again', async () => {
    await text(true);
    const [task] = queued.splice(0);
    if (!task) throw new Error('nothing was queued');
    sender.outcome = new Error('no answer');
    await expect(sendText.run(task)).rejects.toThrow('no answer');
    now = '2026-11-20T23:59:59.000Z';
    expect(await giveUp.run()).toBe(0);
    now = '2026-11-21T00:00:00.000Z';
    expect(await giveUp.run()).toBe(1);
    expect(statuses()).toEqual(['failed']);
    sender.outcome = 'sent';
    await sendText.run(task);
    expect([statuses(), sender.given.length]).toEqual([['failed'], 1]);
  });

  it('a number that takes no texts ends the text, and an opted-out number is remembered', async () => {
    sender.outcome = 'failed';
    await text(true);
    await deliver();
    sender.outcome = 'opted_out';
    await text(true);
    await deliver();
    sender.outcome = 'sent';
    await text(true);
    await deliver();
    expect(statuses()).toEqual(['failed', 'opted_out', 'opted_out']);
    expect(sender.given).toHaveLength(2);
    await receive('START');
    await text(true);
    await deliver();
    expect(bodies().at(-1)).toBe('code 123456');
  });

  it('a failed receipt is recorded, even if it arrives before the answer', async () => {
    await text(true);
    await deliver();
    const [sent] = logged();
    await receipt.run(sent?.id ?? '', { outcome: 'failed', providerId: null });
    expect(statuses()).toEqual(['failed']);
    await text(true);
    sender.outcome = new Error('no answer');
    await expect(deliver()).rejects.toThrow('no answer');
    await receipt.run(logged()[1]?.id ?? '', { outcome: 'opted_out', providerId: null });
    expect(statuses()).toEqual(['failed', 'opted_out']);
    expect(await optOuts.has(PHONE)).toBe(true);
    await receipt.run('of-another-installation', { outcome: 'opted_out', providerId: null });
  });

  it('a text that no one requested waits for the end of quiet hours', async () => {
    now = NIGHT;
    await text(false);
    await deliver();
    expect([bodies(), statuses()]).toEqual([[], ['held']]);
    now = '2026-11-21T13:59:59.999Z';
    expect(await release.run()).toBe(0);
    now = MORNING;
    expect(await release.run()).toBe(1);
    await deliver();
    expect([bodies(), statuses()]).toEqual([['code 123456'], ['sent']]);
    expect(logged()[0]?.heldBody).toBeNull();
  });

  it('a text follows the clock of the phone', async () => {
    now = NIGHT;
    await text(false, HONOLULU);
    await deliver();
    expect(statuses()).toEqual(['sent']);
    now = MORNING;
    await text(false, HONOLULU);
    await deliver();
    expect(statuses()).toEqual(['sent', 'held']);
  });

  it('a requested text goes out in quiet hours', async () => {
    now = NIGHT;
    await text(true);
    await deliver();
    expect(statuses()).toEqual(['sent']);
  });

  it('STOP stops all texts, HELP is still answered, and START resumes them', async () => {
    await receive('STOP');
    await text(true);
    await receive('help');
    await receive('what is this?');
    await deliver();
    expect(statuses()).toEqual(['sent', 'opted_out', 'sent']);
    await receive('start');
    await text(true);
    await deliver();
    expect(bodies()).toEqual([
      expect.stringContaining('no more texts'),
      expect.stringContaining('Questions: help@crewvine.test. Message and data rates'),
      expect.stringContaining('texts again'),
      'code 123456',
    ]);
  });

  it('a keyword gets no answer if it changes nothing or the provider has answered', async () => {
    await receive('yes');
    await receive('STOP');
    await receive('ALTO');
    await receive('UNSTOP', { answered: true });
    await receive('help', { answered: true });
    await deliver();
    expect(bodies()).toEqual([expect.stringContaining('no more texts')]);
    expect(await optOuts.has(PHONE)).toBe(false);
  });

  it('a doubtful text is answered once in thirty days, and never to a phone that opted out', async () => {
    await receive('Wrong number');
    await receive('not interested');
    await deliver();
    expect(bodies()).toEqual([expect.stringContaining('Reply STOP to end all texts')]);
    expect(await optOuts.has(PHONE)).toBe(false);
    now = '2026-12-20T17:59:59.999Z';
    await receive('Wrong number');
    await deliver();
    expect(bodies()).toHaveLength(1);
    now = '2026-12-20T18:00:00.000Z';
    await receive('Wrong number');
    await receive('Please stop texting me.');
    await receive('Go away');
    await deliver();
    expect(bodies()).toHaveLength(3);
    expect(await optOuts.has(PHONE)).toBe(true);
  });

  it('an inbound text is handled once, however often the provider delivers it', async () => {
    await receive('help', { providerId: 'SM1' });
    await receive('help', { providerId: 'SM1' });
    await receive('help', { providerId: 'SM2' });
    await deliver();
    expect(bodies()).toHaveLength(2);
  });

  it('every inbound text is stored and deleted after 400 days', async () => {
    const forget = new ForgetReceivedTexts(received, clock);
    await receive('When do I start?', { providerId: 'SM3' });
    const isKnown = async () =>
      !(await received.addFirst({ ...repeated, providerId: 'SM3', at: clock.now() }));
    now = '2027-12-25T18:00:00.000Z';
    await forget.run();
    expect(await isKnown()).toBe(true);
    now = '2027-12-25T18:00:00.001Z';
    expect(await forget.run()).toBeGreaterThan(0);
    expect(await isKnown()).toBe(false);
  });
});
