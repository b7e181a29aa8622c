import { beforeEach, describe, expect, it } from 'vitest';
import type { ReferralId } from '#kernel/ids.ts';
import { HiringFixture } from '../../testing/hiring-fixture.ts';
import { REFERRER, STRANGER } from '../../testing/people.ts';

const refusal = (code: string, kind?: string) => expect.objectContaining(kind ? { code, kind } : { code });

describe('a worker confirming a referral', () => {
  let fixture: HiringFixture;
  let id: ReferralId;
  beforeEach(async () => {
    fixture = new HiringFixture();
    id = await fixture.refer();
  });

  const lastText = () => fixture.messages.texts.at(-1)?.data;
  const token = () => {
    const data = lastText();
    return data && 'link' in data ? data.link.slice(data.link.lastIndexOf('/') + 1) : '';
  };
  const code = () => {
    const data = lastText();
    return data && 'code' in data ? data.code : '';
  };

  it('the code that the referrer enters confirms the referral', async () => {
    await fixture.sendConfirmationCode.run(id, REFERRER);
    await fixture.confirmByCode.run(id, REFERRER, code());
    expect(await fixture.writer.find(id)).toMatchObject({ verificationStatus: 'verified' });
    expect(fixture.events.names).toContain('hiring.referral_confirmed');
  });

  it('the texted link opens, also after the server has changed its key', async () => {
    fixture.secrets.changeKey();
    await fixture.sendConfirmationCode.run(id, REFERRER);
    expect(await fixture.confirmation.ask(token())).toMatchObject({ verificationStatus: 'pending' });
  });

  it('the question uses the referrer’s language if none was named', async () => {
    expect(await fixture.confirmation.ask(token())).toMatchObject({ workerLanguage: 'es' });
  });

  it('a code allows five tries and lasts ten minutes', async () => {
    await fixture.sendConfirmationCode.run(id, REFERRER);
    const right = code();
    const wrong = refusal('hiring.invalid_code', 'invalid');
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(fixture.confirmByCode.run(id, REFERRER, '000000')).rejects.toEqual(wrong);
    }
    await expect(fixture.confirmByCode.run(id, REFERRER, right)).rejects.toEqual(wrong);
    await fixture.sendConfirmationCode.run(id, REFERRER);
    fixture.clock.advance(1 / 6);
    await expect(fixture.confirmByCode.run(id, REFERRER, code())).rejects.toEqual(wrong);
  });

  it('a nudge is sent a day after the last text, at most once a day, in words of its own', async () => {
    const early = refusal('hiring.asked_lately', 'too_many');
    await expect(fixture.nudgeWorker.run(id, REFERRER)).rejects.toEqual(early);
    fixture.clock.advance(23);
    await fixture.sendConfirmationCode.run(id, REFERRER);
    fixture.clock.advance(23.9);
    await expect(fixture.nudgeWorker.run(id, REFERRER)).rejects.toEqual(early);
    fixture.clock.advance(0.1);
    await fixture.nudgeWorker.run(id, REFERRER);
    // No user is waiting for this text, so it waits until morning.
    expect(fixture.messages.texts.at(-1)).toMatchObject({
      kind: 'confirm_nudge',
      language: 'es',
      senderId: REFERRER,
      asked: false,
      data: { jobTitle: expect.any(String), company: expect.any(String) },
    });
    await expect(fixture.nudgeWorker.run(id, REFERRER)).rejects.toEqual(early);
    await fixture.confirmation.answer(token(), { accept: true });
    fixture.clock.advance(24);
    await expect(fixture.nudgeWorker.run(id, REFERRER)).rejects.toEqual(
      refusal('hiring.already_confirmed', 'conflict'),
    );
  });

  it('a nudge reopens the answer after the link has expired', async () => {
    fixture.clock.advance(31 * 24);
    await fixture.expireConfirmations.run();
    expect(await fixture.writer.find(id)).toMatchObject({ verificationStatus: 'expired' });
    await fixture.nudgeWorker.run(id, REFERRER);
    expect(await fixture.confirmation.answer(token(), { accept: true })).toBe('verified');
  });

  it('only the worker’s referrer can nudge', async () => {
    fixture.clock.advance(24);
    await expect(fixture.nudgeWorker.run(id, STRANGER)).rejects.toEqual(refusal('hiring.not_referrer'));
  });

  it('only the worker’s referrer can send codes, three an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) await fixture.sendConfirmationCode.run(id, REFERRER);
    await expect(fixture.sendConfirmationCode.run(id, REFERRER)).rejects.toEqual(
      refusal('hiring.too_many_codes'),
    );
    await expect(fixture.sendConfirmationCode.run(id, STRANGER)).rejects.toEqual(
      refusal('hiring.not_referrer'),
    );
    await expect(fixture.confirmByCode.run(id, STRANGER, '123456')).rejects.toEqual(
      refusal('hiring.not_referrer'),
    );
  });

  it.each([
    [true, 'verified', 'hiring.referral_confirmed'],
    [false, 'declined', 'hiring.referral_declined_by_worker'],
  ])('the link answers %s once', async (accept, status, event) => {
    const link = token();
    expect(await fixture.confirmation.ask(link)).toMatchObject({
      verificationStatus: 'pending',
      workerName: 'Bo Li',
      referrerName: 'Ana Ruiz',
      jobTitle: 'Framer',
    });
    expect(await fixture.confirmation.answer(link, { accept })).toBe(status);
    expect(fixture.events.names).toContain(event);
    expect(await fixture.confirmation.ask(link)).toMatchObject({ verificationStatus: status });
    await expect(fixture.confirmation.answer(link, { accept })).rejects.toEqual(
      refusal('hiring.already_answered', 'conflict'),
    );
  });

  it('a link expires after thirty days, until a new code opens a new link', async () => {
    const old = token();
    fixture.clock.advance(30 * 24);
    expect(await fixture.confirmation.ask(old)).toMatchObject({ verificationStatus: 'expired' });
    await expect(fixture.confirmation.answer(old, { accept: true })).rejects.toEqual(
      refusal('hiring.confirmation_expired', 'expired'),
    );
    expect(await fixture.expireConfirmations.run()).toBe(1);
    expect(await fixture.expireConfirmations.run()).toBe(0);
    expect(await fixture.writer.find(id)).toMatchObject({ verificationStatus: 'expired' });

    await fixture.sendConfirmationCode.run(id, REFERRER);
    await expect(fixture.confirmation.ask(old)).rejects.toEqual(refusal('hiring.referral_not_found'));
    expect(await fixture.confirmation.answer(token(), { accept: true })).toBe('verified');
  });
});
