import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { accepts, declines, offersFixture } from '../../testing/offers-fixture.ts';

const look = { language: 'en', ip: '203.0.113.7' } as const;
const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('the sending of an offer', () => {
  it('sending waits for the payment', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { offerLetterId } = await fixture.create(referral);
    await expect(fixture.sendOffer.run(offerLetterId, referral.employerId)).rejects.toThrow(
      refusal('offers.payment_required', 'conflict'),
    );
    expect(fixture.texts).toEqual([]);
  });

  it('sending texts the candidate the link in their language and moves the referral', async () => {
    const fixture = offersFixture();
    fixture.reader.language = 'es';
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    expect(fixture.texts).toMatchObject([
      { to: '+15125550003', kind: 'offer_to_sign', language: 'es', data: { company: 'Lone Star Builders' } },
    ]);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_sent');
    const letter = await fixture.letters.findById(id);
    expect(letter && fixture.links.urlOf(letter, 'sent')).toBe(`https://crewvine.test/sign-offer/${token}`);
    expect(JSON.stringify(letter)).not.toContain(token);
    await expect(fixture.sendOffer.run(id, referral.employerId)).rejects.toThrow(
      refusal('offers.not_draft', 'conflict'),
    );
  });

  it('only the owner sends a letter', async () => {
    const fixture = offersFixture();
    const { offerLetterId } = await fixture.create(fixture.hiring.add());
    await expect(fixture.sendOffer.run(offerLetterId, newId())).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await expect(fixture.sendOffer.run(newId(), newId())).rejects.toThrow(
      refusal('offers.unknown_letter', 'not_found'),
    );
  });
});

describe('the signing page', () => {
  it('only the first view is recorded', async () => {
    const fixture = offersFixture();
    const { token } = await fixture.send(fixture.hiring.add());
    expect(await fixture.openSigningPage.run(token, look)).toMatchObject({
      status: 'viewed',
      jobTitle: 'Framer',
    });
    await fixture.openSigningPage.run(token, look);
    expect(fixture.told.filter(({ name }) => name === 'offers.letter_viewed')).toHaveLength(1);
    await expect(fixture.openSigningPage.run('another', look)).rejects.toThrow(
      'Offer letter not found or link has expired',
    );
  });

  it('a late letter is shown as expired before the sweep marks it', async () => {
    const fixture = offersFixture();
    const { token } = await fixture.send(fixture.hiring.add());
    fixture.pass(7);
    expect(await fixture.openSigningPage.run(token, look)).toMatchObject({ status: 'expired' });
    await expect(fixture.answerOffer.run(token, accepts)).rejects.toThrow(
      refusal('offers.expired', 'expired'),
    );
  });
});

describe('the answer', () => {
  it('accepting freezes the document and moves the referral on', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.answerOffer.run(token, accepts);
    expect(await fixture.letters.findById(id)).toMatchObject({
      status: 'signed',
      signerName: 'Walt Ames',
      signerIp: '203.0.113.7',
      documentHash: 'a'.repeat(64),
    });
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('offer_signed');
    const bytes = await fixture.openDocument.run(id, { userId: null, token, ip: null, language: null });
    expect(Buffer.from(bytes).toString()).toBe('signed');
    await expect(fixture.answerOffer.run(token, declines)).rejects.toThrow(
      refusal('offers.already_answered', 'conflict'),
    );
    expect(fixture.billing.released).toEqual([]);
  });

  it('declining refunds the money, and the employer can try again', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { token } = await fixture.send(referral);
    await fixture.answerOffer.run(token, declines);
    expect(fixture.billing.released).toEqual([referral.referralId]);
    expect(fixture.hiring.endings).toEqual(['offer_declined']);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('interviewing');
    expect(await fixture.addons.findLive(referral.referralId)).toEqual([]);
  });

  it('an unknown link cannot answer', async () => {
    await expect(offersFixture().answerOffer.run('x', accepts)).rejects.toThrow(
      refusal('offers.unknown_link', 'not_found'),
    );
  });
});

describe('the withdrawal', () => {
  it('withdrawing refunds the money and notifies a candidate who had the letter', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    await fixture.withdrawOffer.run(id, referral.employerId, 'Filled');
    expect(fixture.billing.released).toEqual([referral.referralId]);
    expect(fixture.hiring.endings).toEqual(['offer_withdrawn']);
    expect(fixture.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_withdrawn']);
    await expect(fixture.answerOffer.run(token, accepts)).rejects.toThrow(
      refusal('offers.withdrawn', 'expired'),
    );
  });

  it('withdrawing a draft sends no text', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { offerLetterId } = await fixture.create(referral);
    await fixture.withdrawOffer.run(offerLetterId, referral.employerId, null);
    expect(fixture.texts).toEqual([]);
    expect(fixture.hiring.statusOf(referral.referralId)).toBe('interviewing');
  });
});

describe('the expiry', () => {
  it('sent letters expire past their day, once, and drafts never do', async () => {
    const fixture = offersFixture();
    const [sent, drafted] = [fixture.hiring.add(), fixture.hiring.add()];
    const { id } = await fixture.send(sent);
    const { offerLetterId: draft } = await fixture.create(drafted);
    fixture.pass(6.9);
    expect(await fixture.expireOffers.run()).toBe(0);
    fixture.pass(60);
    expect(await fixture.expireOffers.run()).toBe(1);
    expect(await fixture.expireOffers.run()).toBe(0);
    expect((await fixture.letters.findById(id))?.status).toBe('expired');
    expect((await fixture.letters.findById(draft))?.status).toBe('draft');
    expect(fixture.billing.released).toEqual([sent.referralId]);
    expect(fixture.hiring.endings).toEqual(['offer_expired']);
  });
});

describe('the expiry of many', () => {
  it('a pending report postpones the expiry, and the employer is notified once', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    fixture.hiring.held = true;
    for (const days of [6, 1, 0, 7]) {
      fixture.pass(days);
      expect(await fixture.expireOffers.run()).toBe(0);
    }
    expect(await fixture.letters.findById(id)).toMatchObject({ status: 'sent' });
    expect(fixture.notifications).toEqual([
      {
        userId: referral.employerId,
        kind: 'offer_kept_open',
        data: expect.objectContaining({ offerLetterId: id, referralId: referral.referralId }),
      },
    ]);
    fixture.hiring.held = false;
    fixture.pass(7);
    expect(await fixture.expireOffers.run()).toBe(1);
  });

  it('one failure does not stop the others from expiring', async () => {
    const fixture = offersFixture();
    const [broken, fine] = [fixture.hiring.add(), fixture.hiring.add()];
    await fixture.send(broken);
    const { id } = await fixture.send(fine);
    fixture.billing.unreachable.add(broken.referralId);
    fixture.pass(8);
    await expect(fixture.expireOffers.run()).rejects.toThrow('unreachable');
    expect((await fixture.letters.findById(id))?.status).toBe('expired');
  });
});

describe('the document', () => {
  it('only the owner and the holder of the link open the document', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id, token } = await fixture.send(referral);
    const open = (userId: typeof referral.employerId | null, held: string | null) =>
      fixture.openDocument.run(id, { userId, token: held, ip: null, language: null });
    expect(Buffer.from(await open(referral.employerId, null)).toString()).toBe('as it stands');
    expect(await open(null, token)).toBeDefined();
    await expect(open(null, 'another')).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
    await expect(open(newId(), 'another')).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
    await expect(open(newId(), null)).rejects.toThrow(refusal('offers.not_owner', 'forbidden'));
    await expect(open(null, null)).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
  });
});
