import { describe, expect, it } from 'vitest';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('what hiring asks of offers', () => {
  it('sends the paid draft and leaves the referral to hiring', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    await expect(desk.letterDesk.sendDraft(referral.referralId)).rejects.toThrow(
      refusal('hiring.offer_required', 'rule_broken'),
    );
    const { offerLetterId } = await desk.create(referral);
    await expect(desk.letterDesk.sendDraft(referral.referralId)).rejects.toThrow(
      refusal('offers.payment_required', 'conflict'),
    );
    desk.billing.paid.add(offerLetterId);
    await desk.letterDesk.sendDraft(referral.referralId);
    expect(desk.hiring.statusOf(referral.referralId)).toBe('interviewing');
    expect(await desk.letterDesk.awaitsSignature(referral.referralId)).toBe(true);
    desk.pass(7);
    expect(await desk.letterDesk.awaitsSignature(referral.referralId)).toBe(false);
  });

  it('withdraws the live letter without moving referral or money', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id } = await desk.send(referral);
    await desk.letterDesk.withdrawLive(referral.referralId, 'Sending was undone');
    expect(await desk.letters.findById(id)).toMatchObject({
      status: 'withdrawn',
      withdrawalReason: 'Sending was undone',
    });
    expect(desk.billing.released).toEqual([]);
    expect(desk.hiring.endings).toEqual([]);
    await desk.letterDesk.withdrawLive(referral.referralId, 'again');
  });

  it('leaves a signed letter as it is', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    await desk.answerOffer.run(token, accepts);
    await desk.letterDesk.withdrawLive(referral.referralId, 'Not selected');
    expect((await desk.letters.findById(id))?.status).toBe('signed');
  });
});
