import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { accepts, declines, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('sending an offer', () => {
  it('waits for the payment', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { offerLetterId } = await desk.create(referral);
    await expect(desk.sendOffer.run(offerLetterId, referral.employerId)).rejects.toThrow(
      refusal('offers.payment_required', 'conflict'),
    );
    expect(desk.texts).toEqual([]);
  });

  it('texts the candidate the link in their language and moves the referral', async () => {
    const desk = offersFixture();
    desk.reader.language = 'es';
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    expect(desk.texts).toMatchObject([
      { to: '+15125550003', kind: 'offer_to_sign', language: 'es', data: { company: 'Lone Star Builders' } },
    ]);
    expect(desk.hiring.statusOf(referral.referralId)).toBe('offer_sent');
    const letter = await desk.letters.findById(id);
    expect(letter && desk.links.urlOf(letter)).toBe(`https://crewvine.test/sign-offer/${token}`);
    expect(JSON.stringify(letter)).not.toContain(token);
    await expect(desk.sendOffer.run(id, referral.employerId)).rejects.toThrow(
      refusal('offers.not_draft', 'conflict'),
    );
  });

  it('is for the owner alone', async () => {
    const desk = offersFixture();
    const { offerLetterId } = await desk.create(desk.hiring.add());
    await expect(desk.sendOffer.run(offerLetterId, newId())).rejects.toThrow(
      refusal('offers.not_owner', 'forbidden'),
    );
    await expect(desk.sendOffer.run(newId(), newId())).rejects.toThrow(
      refusal('offers.unknown_letter', 'not_found'),
    );
  });
});

describe('the signing page', () => {
  it('notes the first look and no other', async () => {
    const desk = offersFixture();
    const { token } = await desk.send(desk.hiring.add());
    expect(await desk.openSigningPage.run(token)).toMatchObject({ status: 'viewed', jobTitle: 'Framer' });
    await desk.openSigningPage.run(token);
    expect(desk.told.filter(({ name }) => name === 'offers.letter_viewed')).toHaveLength(1);
    await expect(desk.openSigningPage.run('another')).rejects.toThrow(
      'Offer letter not found or link has expired',
    );
  });

  it('shows a late one as expired before anybody wrote that down', async () => {
    const desk = offersFixture();
    const { token } = await desk.send(desk.hiring.add());
    desk.pass(7);
    expect(await desk.openSigningPage.run(token)).toMatchObject({ status: 'expired' });
    await expect(desk.answerOffer.run(token, accepts)).rejects.toThrow(refusal('offers.expired', 'expired'));
  });
});

describe('answering', () => {
  it('with yes freezes the document and moves the referral on', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    await desk.answerOffer.run(token, accepts);
    expect(await desk.letters.findById(id)).toMatchObject({
      status: 'signed',
      signerName: 'Walt Ames',
      signerIp: '203.0.113.7',
      documentHash: 'a'.repeat(64),
    });
    expect(desk.hiring.statusOf(referral.referralId)).toBe('offer_signed');
    const bytes = await desk.openDocument.run(id, { userId: null, token });
    expect(Buffer.from(bytes).toString()).toBe('signed');
    await expect(desk.answerOffer.run(token, declines)).rejects.toThrow(
      refusal('offers.already_answered', 'conflict'),
    );
    expect(desk.billing.released).toEqual([]);
  });

  it('with no gives the money back and lets the employer try again', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { token } = await desk.send(referral);
    await desk.answerOffer.run(token, declines);
    expect(desk.billing.released).toEqual([referral.referralId]);
    expect(desk.hiring.endings).toEqual(['offer_declined']);
    expect(desk.hiring.statusOf(referral.referralId)).toBe('interviewing');
    expect(await desk.addons.findLive(referral.referralId)).toEqual([]);
  });

  it('is refused with a link that opens nothing', async () => {
    await expect(offersFixture().answerOffer.run('x', accepts)).rejects.toThrow(
      refusal('offers.unknown_link', 'not_found'),
    );
  });
});

describe('withdrawing', () => {
  it('gives the money back and tells a candidate who had the letter', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    await desk.withdrawOffer.run(id, referral.employerId, 'Filled');
    expect(desk.billing.released).toEqual([referral.referralId]);
    expect(desk.hiring.endings).toEqual(['offer_withdrawn']);
    expect(desk.texts.map(({ kind }) => kind)).toEqual(['offer_to_sign', 'offer_withdrawn']);
    await expect(desk.answerOffer.run(token, accepts)).rejects.toThrow(
      refusal('offers.withdrawn', 'expired'),
    );
  });

  it('of a draft tells nobody', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { offerLetterId } = await desk.create(referral);
    await desk.withdrawOffer.run(offerLetterId, referral.employerId, null);
    expect(desk.texts).toEqual([]);
    expect(desk.hiring.statusOf(referral.referralId)).toBe('interviewing');
  });
});

describe('expiring', () => {
  it('ends sent letters past their day, once, and never drafts', async () => {
    const desk = offersFixture();
    const [sent, drafted] = [desk.hiring.add(), desk.hiring.add()];
    const { id } = await desk.send(sent);
    const { offerLetterId: draft } = await desk.create(drafted);
    desk.pass(6.9);
    expect(await desk.expireOffers.run()).toBe(0);
    desk.pass(60);
    expect(await desk.expireOffers.run()).toBe(1);
    expect(await desk.expireOffers.run()).toBe(0);
    expect((await desk.letters.findById(id))?.status).toBe('expired');
    expect((await desk.letters.findById(draft))?.status).toBe('draft');
    expect(desk.billing.released).toEqual([sent.referralId]);
    expect(desk.hiring.endings).toEqual(['offer_expired']);
  });
});

describe('expiring many', () => {
  it('does not let one that fails keep the others waiting', async () => {
    const desk = offersFixture();
    const [broken, fine] = [desk.hiring.add(), desk.hiring.add()];
    await desk.send(broken);
    const { id } = await desk.send(fine);
    desk.billing.unreachable.add(broken.referralId);
    desk.pass(8);
    await expect(desk.expireOffers.run()).rejects.toThrow('unreachable');
    expect((await desk.letters.findById(id))?.status).toBe('expired');
  });
});

describe('the document', () => {
  it('is for its owner and for whoever holds the link', async () => {
    const desk = offersFixture();
    const referral = desk.hiring.add();
    const { id, token } = await desk.send(referral);
    const open = (userId: typeof referral.employerId | null, held: string | null) =>
      desk.openDocument.run(id, { userId, token: held });
    expect(Buffer.from(await open(referral.employerId, null)).toString()).toBe('as it stands');
    expect(await open(null, token)).toBeDefined();
    await expect(open(null, 'another')).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
    await expect(open(newId(), 'another')).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
    await expect(open(newId(), null)).rejects.toThrow(refusal('offers.not_owner', 'forbidden'));
    await expect(open(null, null)).rejects.toThrow(refusal('offers.unknown_letter', 'not_found'));
  });
});
