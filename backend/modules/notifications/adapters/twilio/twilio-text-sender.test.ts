import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { aText, textSenderContract } from '../../testing/text-sender.contract.ts';
import { TWILIO_ACCOUNT, TwilioStandIn } from '../../testing/twilio-stand-in.ts';
import { twilioTextSender, type TwilioTextSender } from './twilio-text-sender.ts';

const PUBLIC_URL = 'https://crewvine.example';
const FROM = '+15125550199';
const silent = pino({ level: 'silent' });
const systemTime = { now: () => TEST_NOW };

function senderTo(
  apiBase: string,
  given: { from?: string; publicUrl?: string; authToken?: string; log?: typeof silent } = {},
  clock = systemTime,
): TwilioTextSender {
  const { from = FROM, publicUrl = PUBLIC_URL, authToken = TWILIO_ACCOUNT.authToken, log = silent } = given;
  return twilioTextSender({ ...TWILIO_ACCOUNT, authToken, from, apiBase }, publicUrl, clock, log);
}

textSenderContract('Twilio', async () => {
  const standIn = await TwilioStandIn.start();
  return {
    sender: senderTo(standIn.url),
    phone: async (number) => standIn.to(number).map(({ body }) => body),
    stop: () => standIn.stop(),
  };
});

describe('Twilio', () => {
  let standIn: TwilioStandIn;
  let sender: TwilioTextSender;
  beforeEach(async () => {
    standIn = await TwilioStandIn.start();
    sender = senderTo(standIn.url);
  });
  afterEach(() => standIn.stop());

  const failure = (text = aText()): Promise<string> =>
    sender.send(text).then(({ outcome }) => outcome, String);

  it('Twilio gets the sender of a text and the address for its receipts', async () => {
    const text = aText();
    await sender.send(text);
    expect(standIn.messages).toMatchObject([
      { from: FROM, statusCallback: `${PUBLIC_URL}/api/webhooks/twilio/status?text=${text.id}` },
    ]);
  });

  it('Twilio chooses the number if a messaging service is configured', async () => {
    const service = `MG${'1'.repeat(32)}`;
    await senderTo(standIn.url, { from: service }).send(aText());
    expect(standIn.messages).toMatchObject([{ from: null, messagingServiceSid: service }]);
  });

  it('Twilio gets no receipt address if it cannot reach ours', async () => {
    await senderTo(standIn.url, { publicUrl: 'http://127.0.0.1:3000' }).send(aText());
    expect(standIn.messages).toMatchObject([{ statusCallback: null }]);
  });

  it('a text goes out once although its answer is lost', async () => {
    const text = aText();
    standIn.loseAnswers(1);
    expect(await failure(text)).toContain('Twilio did not answer');
    const again = await sender.send({ ...text, triedSince: TEST_NOW });
    expect(standIn.to(text.to)).toMatchObject([{ sid: again.providerId }]);
    expect(again.outcome).toBe('sent');
  });

  it('a text that Twilio never received goes out at the second try', async () => {
    const text = aText();
    standIn.refusal = { status: 503, code: 20_503 };
    expect(await failure(text)).toContain('503 20503');
    standIn.refusal = null;
    await sender.send({ ...text, triedSince: TEST_NOW });
    expect(standIn.to(text.to)).toHaveLength(1);
  });

  it('an older text with the same words is not mistaken for the one that was tried', async () => {
    const text = aText();
    await sender.send(text);
    const anHourLater = new Date(TEST_NOW.getTime() + 3_600_000);
    await sender.send({ ...text, triedSince: anHourLater });
    expect(standIn.to(text.to)).toHaveLength(2);
  });

  it('the first try does not search for older texts', async () => {
    await sender.send(aText());
    expect(standIn.requests).toEqual([expect.stringMatching(/^POST .*Messages\.json$/)]);
  });

  it.each([
    ['a number that is none', 21_211, 'failed'],
    ['a number that takes no texts', 21_614, 'failed'],
    ['someone who wants no texts', 21_610, 'opted_out'],
  ])('a text to %s ends, and the log names no number', async (_, code, outcome) => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    standIn.refusal = { status: 400, code };
    const text = aText();
    expect(await senderTo(standIn.url, { log }).send(text)).toEqual({ outcome, providerId: null });
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ textId: text.id, code, outcome });
    expect(lines.join()).not.toMatch(/\+1512|123456/);
  });

  it.each([
    [429, 20_429],
    [500, 20_500],
    [400, 21_606],
  ])('a text is retried after %d with %d, and the error names no number', async (status, code) => {
    standIn.refusal = { status, code };
    expect(await failure()).toBe(`TextsUnavailable: Twilio did not take a text: ${status} ${code}`);
  });

  it('a text is retried after a wrong password, which someone may correct', async () => {
    await expect(senderTo(standIn.url, { authToken: 'wrong' }).send(aText())).rejects.toThrow('401 20003');
  });

  it('a Twilio outage pauses texts for half a minute before the next try', async () => {
    let now = TEST_NOW.getTime();
    sender = senderTo(standIn.url, {}, { now: () => new Date(now) });
    standIn.refusal = { status: 500, code: 20_500 };
    for (let n = 0; n < 6; n += 1) await failure();
    expect(standIn.requests).toHaveLength(5);
    standIn.refusal = null;
    expect(await failure()).toContain('did not answer just now');
    now += 30_000;
    expect(await failure()).toBe('sent');
  });
});
