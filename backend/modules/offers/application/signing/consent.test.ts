import { describe, expect, it } from 'vitest';
import type { OfferLetterId } from '#kernel/ids.ts';
import { accepts, offersFixture } from '../../testing/offers-fixture.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });
const look = { language: 'en', ip: '203.0.113.7' } as const;
const opener = (token: string) => ({ userId: null, token, ip: '203.0.113.7', language: null });

describe('a signature on our page', () => {
  it("the page's signature requires that the document was opened; a bare call does not", async () => {
    const fixture = offersFixture();
    const { id, token } = await fixture.send(fixture.hiring.add());
    const consent = fixture.consentTexts.in('letter', 'es');
    const onScreen = { ...accepts, consentHash: consent.sha256 };
    await expect(fixture.answerOffer.run(token, onScreen)).rejects.toThrow(
      refusal('offers.document_not_opened', 'rule_broken'),
    );
    await fixture.openDocument.run(id, opener(token));
    await fixture.answerOffer.run(token, onScreen);
    expect(fixture.consents.given.get(id)).toEqual(consent);

    const bare = await fixture.send(fixture.hiring.add());
    await fixture.answerOffer.run(bare.token, accepts);
    expect(fixture.consents.given.has(bare.id)).toBe(false);
  });

  it('a consent text that is no longer shown is refused', async () => {
    const fixture = offersFixture();
    const { id, token } = await fixture.send(fixture.hiring.add());
    await fixture.openDocument.run(id, opener(token));
    await expect(fixture.answerOffer.run(token, { ...accepts, consentHash: 'f'.repeat(64) })).rejects.toThrow(
      refusal('offers.consent_changed', 'conflict'),
    );
  });

  it('an opening by the employer or without the link does not count', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { id } = await fixture.send(referral);
    await fixture.openDocument.run(id, { ...opener(''), userId: referral.employerId, token: null });
    await expect(fixture.openDocument.run(id, opener('another'))).rejects.toThrow('not found');
    expect((await fixture.record.of(id)).map(({ kind }) => kind)).not.toContain('document_opened');
  });
});

describe('the record of a letter', () => {
  const kinds = async (fixture: ReturnType<typeof offersFixture>, id: OfferLetterId) =>
    (await fixture.record.of(id)).map(({ kind, channel, maskedAddress }) => [kind, channel, maskedAddress]);

  it('the record shows every sending, every view, and the signature, with masked addresses', async () => {
    const fixture = offersFixture();
    const { id, token } = await fixture.send(fixture.hiring.add());
    await fixture.openSigningPage.run(token, look);
    await fixture.openSigningPage.run(token, look);
    await fixture.openSigningPage.run(token, { ...look, ip: '2001:db8:1:2::7' });
    await fixture.openDocument.run(id, opener(token));
    fixture.pass(1);
    await fixture.openSigningPage.run(token, look);
    await fixture.answerOffer.run(token, accepts);
    await fixture.openSigningPage.run(token, look);
    expect(await kinds(fixture, id)).toEqual([
      ['sent', 'text', '•••-•••-••03'],
      ['viewed', 'page', '203.0.113.•••'],
      ['viewed', 'page', '2001:db8:1:•••'],
      ['document_opened', 'page', '203.0.113.•••'],
      ['viewed', 'page', '203.0.113.•••'],
      ['signed', 'call', '203.0.113.•••'],
    ]);
  });
});

describe("a candidate's request to the employer", () => {
  it('a request reaches the employer once, before and after the answer', async () => {
    const fixture = offersFixture();
    const referral = fixture.hiring.add();
    const { token } = await fixture.send(referral);
    const paper = {
      kind: 'paper_copy',
      mailingAddress: '1 Main St, Austin, TX 78701',
      code: null,
      ip: null,
    } as const;
    await fixture.askEmployer.run(token, paper);
    await fixture.askEmployer.run(token, paper);
    await fixture.answerOffer.run(token, accepts);
    await fixture.askEmployer.run(token, {
      kind: 'consent_withdrawn',
      mailingAddress: null,
      code: null,
      ip: null,
    });
    expect(fixture.notifications).toMatchObject([
      { userId: referral.employerId, kind: 'offer_paper_copy' },
      { userId: referral.employerId, kind: 'offer_consent_withdrawn' },
    ]);
  });

  it('a request reaches the employer again for another address, not for the same', async () => {
    const fixture = offersFixture();
    const { token } = await fixture.send(fixture.hiring.add());
    for (const mailingAddress of ['1 Main St, Austin', '7 Main St, Austin', '7 Main St, Austin'])
      await fixture.askEmployer.run(token, { kind: 'paper_copy', mailingAddress, code: null, ip: null });
    expect(fixture.notifications).toHaveLength(2);
  });

  it('a request after the end of the offer is refused', async () => {
    const fixture = offersFixture();
    const { token } = await fixture.send(fixture.hiring.add());
    fixture.pass(8);
    const asking = fixture.askEmployer.run(token, {
      kind: 'consent_withdrawn',
      mailingAddress: null,
      code: null,
      ip: null,
    });
    await expect(asking).rejects.toThrow(refusal('offers.request_too_late', 'conflict'));
    await expect(
      fixture.askEmployer.run('another', {
        kind: 'paper_copy',
        mailingAddress: '1 Main St',
        code: null,
        ip: null,
      }),
    ).rejects.toThrow(refusal('offers.unknown_link', 'not_found'));
  });
});
