import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { LoggedText } from '../../domain/logged-text.ts';
import { InMemoryTextLog, InMemoryTextOptOuts } from '../../testing/in-memory-texts.ts';
import { AskTextPrices } from './ask-text-prices.ts';
import type { TextPrice } from '../ports.ts';
import { RecordDeliveryStatus } from '../tracking/record-delivery-status.ts';
import { untracked } from '../../testing/untracked.ts';

const START = Date.parse('2026-11-20T18:00:00.000Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('text prices', () => {
  let now: number;
  let asked: string[];
  let answers: Map<string, TextPrice | Error>;
  let texts: InMemoryTextLog;
  let corrected: [Date, number][];
  let ask: AskTextPrices;
  const clock = { now: () => new Date(now) };
  const unitOfWork = { transaction: <T>(work: () => Promise<T>) => work() };

  beforeEach(() => {
    [now, asked, answers, texts] = [START, [], new Map(), new InMemoryTextLog()];
    const priceOf = async (providerId: string) => {
      asked.push(providerId);
      const answer = answers.get(providerId) ?? 'later';
      if (answer instanceof Error) throw answer;
      return answer;
    };
    corrected = [];
    const correct = async (countedAt: Date, micros: number) => {
      corrected.push([countedAt, micros]);
    };
    ask = new AskTextPrices({ unitOfWork, texts, prices: { priceOf }, budget: { correct }, clock });
  });

  function sent(providerId: string | null): LoggedText {
    const counted = { budget: 'caused', senderAddress: null } as const;
    const nobody = { recipientId: null, recipientName: null, senderId: null, jobId: null };
    const to = '+15125550100';
    const text = LoggedText.queue({
      id: newId(),
      to,
      shownMessage: 'w',
      ...nobody,
      ...counted,
      now: clock.now(),
    });
    text.mayGoOut('w', { asked: true, optedOut: false, isTexted: true, now: clock.now(), zones: [] });
    text.settle('sent');
    if (providerId !== null) text.isKnownAs(providerId, clock.now());
    texts.texts.set(text.id, text);
    return text;
  }

  it('a price is requested some minutes later, stored, and not requested again', async () => {
    const text = sent('SM1');
    answers.set('SM1', 8300);
    expect(await ask.run()).toBe(0);
    now += 5 * MINUTE;
    expect(await ask.run()).toBe(1);
    expect(text).toMatchObject({ costMicros: 8300, priceDueAt: null });
    now += DAY;
    expect(await ask.run()).toBe(0);
    expect(asked).toEqual(['SM1']);
  });

  it('a price corrects the assumed cost of the day', async () => {
    const [dear, unknown] = [sent('SM1'), sent('SM2')];
    const counted = clock.now();
    for (const text of [dear, unknown]) text.count(counted, 10_000);
    sent('SM3');
    answers.set('SM1', 15_300).set('SM2', 'never').set('SM3', 7_900);
    now += 5 * MINUTE;
    await ask.run();
    expect(corrected).toEqual([
      [counted, 5_300],
      [counted, 0],
      [counted, 7_900],
    ]);
  });

  it('a missing price is requested less and less often, and not after a week', async () => {
    const text = sent('SM1');
    const ages: number[] = [];
    for (let minute = 0; minute < 16 * 24 * 60; minute += 5) {
      now = START + minute * MINUTE;
      const before = asked.length;
      await ask.run();
      if (asked.length > before) ages.push(minute);
    }
    expect(ages.slice(0, 5)).toEqual([5, 10, 20, 40, 80]);
    expect(ages.length).toBeLessThan(15);
    expect(text).toMatchObject({ costMicros: null, priceDueAt: null });
  });

  it('a price is never requested without an ID, nor after the provider says it has none', async () => {
    sent(null);
    const text = sent('SM2');
    answers.set('SM2', 'never');
    now += 5 * MINUTE;
    await ask.run();
    now += DAY;
    await ask.run();
    expect(asked).toEqual(['SM2']);
    expect(text.costMicros).toBeNull();
  });

  it('price requests stop after three failures until the next run', async () => {
    const ids = ['SM1', 'SM2', 'SM3', 'SM4'];
    const all = ids.map((id) => sent(id));
    for (const id of ids) answers.set(id, new Error('away'));
    now += 5 * MINUTE;
    await expect(ask.run()).rejects.toThrow('away');
    expect(asked).toEqual(['SM1', 'SM2', 'SM3']);
    for (const id of ids) answers.set(id, 7500);
    now += 5 * MINUTE;
    expect(await ask.run()).toBe(4);
    expect(all.map(({ costMicros }) => costMicros)).toEqual([7500, 7500, 7500, 7500]);
  });

  it('a failed price request does not stop the others', async () => {
    const [, second] = [sent('SM1'), sent('SM2')];
    answers.set('SM1', new Error('a bad row')).set('SM2', 15_000);
    now += 5 * MINUTE;
    expect(await ask.run()).toBe(1);
    expect(second.costMicros).toBe(15_000);
  });

  it('prices are requested fifty at a time, the longest due first', async () => {
    for (let number = 0; number < 60; number += 1) sent(`SM${number}`);
    now += 5 * MINUTE;
    await ask.run();
    expect(asked).toHaveLength(50);
    await ask.run();
    expect(asked).toHaveLength(60);
  });

  it('a price is requested by the ID in a receipt if the answer to the text was lost', async () => {
    const text = sent(null);
    const optOuts = new InMemoryTextOptOuts();
    const record = new RecordDeliveryStatus({ unitOfWork, texts, optOuts, tracking: untracked, clock });
    await record.run(text.id, { outcome: null, providerId: 'SM9' });
    await record.run(text.id, { outcome: null, providerId: 'SM8' });
    answers.set('SM9', 8300);
    now += 5 * MINUTE;
    await ask.run();
    expect(text).toMatchObject({ status: 'sent', providerId: 'SM9', costMicros: 8300 });
  });
});
