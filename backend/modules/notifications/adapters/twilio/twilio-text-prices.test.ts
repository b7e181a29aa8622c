import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { aText } from '../../testing/text-sender.contract.ts';
import { TWILIO_ACCOUNT, TwilioStandIn } from '../../testing/twilio-stand-in.ts';
import { twilioTextPrices, type TwilioTextPrices } from './twilio-text-prices.ts';
import { twilioTextSender } from './twilio-text-sender.ts';

const log = pino({ level: 'silent' });
const FROM = '+15125550199';

describe('Twilio’s price of a text', () => {
  let standIn: TwilioStandIn;
  let prices: TwilioTextPrices;
  let sid: string;
  beforeEach(async () => {
    standIn = await TwilioStandIn.start();
    const settings = { ...TWILIO_ACCOUNT, from: FROM, apiBase: standIn.url };
    prices = twilioTextPrices(settings, log);
    const clock = { now: () => TEST_NOW };
    const sender = twilioTextSender(settings, 'https://crewvine.example', clock, log);
    sid = (await sender.send(aText())).providerId ?? '';
  });
  afterEach(() => standIn.stop());

  it('a price is looked up by the message ID and is unknown at first', async () => {
    expect(await prices.priceOf(sid)).toBe('later');
    expect(standIn.requests.at(-1)).toBe(
      `GET /2010-04-01/Accounts/${TWILIO_ACCOUNT.accountSid}/Messages/${sid}.json`,
    );
  });

  it.each([
    ['-0.00830', 8300],
    ['-0.01500', 15_000],
    ['0', 0],
    ['-1.00000', 1_000_000],
  ])('a price of %s is %d millionths of a dollar', async (price, micros) => {
    standIn.prices.set(sid, { price, unit: 'usd' });
    expect(await prices.priceOf(sid)).toBe(micros);
  });

  it('a price in another currency, an invalid price or a deleted message’s price is never known', async () => {
    standIn.prices.set(sid, { price: '-0.05', unit: 'EUR' });
    expect(await prices.priceOf(sid)).toBe('never');
    standIn.prices.set(sid, { price: 'free', unit: 'USD' });
    expect(await prices.priceOf(sid)).toBe('never');
    expect(await prices.priceOf(`SM${'0'.repeat(32)}`)).toBe('never');
  });

  it('a price is retried if Twilio does not answer, and the error names no number', async () => {
    standIn.refusal = { status: 503, code: 20_503 };
    await expect(prices.priceOf(sid)).rejects.toThrow(/^Twilio did not say what a text cost: 503 20503$/);
    standIn.refusal = null;
    standIn.loseAnswers(1);
    await expect(prices.priceOf(sid)).rejects.toThrow(/^Twilio did not say what a text cost: no answer$/);
  });
});
