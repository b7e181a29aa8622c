import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import { requestedTerms } from './offer-terms.ts';
import { accepts, declines, offersFixture } from './offers-fixture.ts';

type Fixture = ReturnType<typeof offersFixture>;
/** A letter, its candidate's link, and everything around it. */
export interface Made {
  readonly fixture: Fixture;
  readonly id: OfferLetterId;
  readonly referral: ReturnType<Fixture['hiring']['add']>;
  readonly token: string;
}

async function draft(isPaid: boolean): Promise<Made> {
  const fixture = offersFixture();
  const referral = fixture.hiring.add();
  const { offerLetterId: id } = await fixture.create(referral);
  if (isPaid) fixture.billing.paid.add(id);
  return { fixture, id, referral, token: '' };
}

async function sent(then: (made: Made) => Promise<unknown> = async () => undefined): Promise<Made> {
  const fixture = offersFixture();
  const referral = fixture.hiring.add();
  const made = { fixture, referral, ...(await fixture.send(referral)) };
  await then(made);
  return made;
}

const look = { language: 'en', ip: null } as const;
const from = { code: null, ip: null };
export const TERMS = 'Boots are provided';
export const onPaper = ({ fixture, id, referral }: Made) =>
  fixture.recordPaperSignature.run(id, referral.employerId, {
    signedAt: { day: '2026-03-02' },
    note: 'By mail',
  });
const asks = (payRate: string | null) => (made: Made) =>
  made.fixture.proposeCounter.run(made.token, { payRate, startDate: null, note: 'Please' }, from);
const declinesRequest = ({ fixture, id, referral }: Made) =>
  fixture.answerCounter.run(id, referral.employerId, { accept: false, confirmedPay: true });
const withdrawsConsent = ({ fixture, token }: Made) =>
  fixture.askEmployer.run(token, { kind: 'consent_withdrawn', mailingAddress: null, ...from });
const addendum = async (then: (made: Made) => Promise<unknown>): Promise<Made> => {
  const made = await sent(({ fixture, token }) => fixture.answerOffer.run(token, accepts));
  const id = await made.fixture.addAddendum.run(made.id, made.referral.employerId, TERMS);
  const one = { ...made, id, token: made.fixture.lastToken() };
  await then(one);
  return one;
};

/** With the link of the version before. */
export const replacedVersion = (): Promise<Made> =>
  sent(({ fixture, id, referral }) => {
    const offer = requestedTerms({ payRate: '31' });
    return fixture.amendOffer.run(id, referral.employerId, { offer, version: null });
  });

/** Every state of a letter and of an addendum. */
export const LETTER_STATES: Readonly<Record<string, () => Promise<Made>>> = {
  'an unpaid draft': () => draft(false),
  'a paid draft': () => draft(true),
  'a sent letter': () => sent(),
  'a viewed letter': () => sent(({ fixture, token }) => fixture.openSigningPage.run(token, look)),
  'a request for other pay': () => sent(asks('30')),
  'a request that is a note': () => sent(asks(null)),
  'a declined request': () =>
    sent(async (made) => {
      await asks('30')(made);
      await declinesRequest(made);
    }),
  'three declined requests': () =>
    sent(async (made) => {
      for (const pay of ['30', '31', '32']) {
        await asks(pay)(made);
        await declinesRequest(made);
      }
    }),
  'a letter after a withdrawn consent': () => sent(withdrawsConsent),
  'a signed letter after a withdrawn consent': () =>
    sent(async (made) => {
      await made.fixture.answerOffer.run(made.token, accepts);
      await withdrawsConsent(made);
    }),
  'a request in an expired letter': () =>
    sent(async (made) => {
      await asks('30')(made);
      made.fixture.pass(8);
    }),
  'an unpaid change': () =>
    sent(async ({ fixture, id, referral }) => {
      fixture.billing.revisionCosts = true;
      const offer = requestedTerms({ payRate: '31' });
      await fixture.amendOffer.run(id, referral.employerId, { offer, version: null });
    }),
  'a signed letter': () => sent(({ fixture, token }) => fixture.answerOffer.run(token, accepts)),
  'a letter signed on paper': () => sent(onPaper),
  'a declined letter': () => sent(({ fixture, token }) => fixture.answerOffer.run(token, declines)),
  'a letter past its day': () => sent(async ({ fixture }) => fixture.pass(8)),
  'an expired letter': () =>
    sent(async ({ fixture }) => {
      fixture.pass(8);
      await fixture.expireOffers.run();
    }),
  'a withdrawn letter': () =>
    sent(({ fixture, id, referral }) => fixture.withdrawOffer.run(id, referral.employerId, null)),
  'a letter with an open addendum': () =>
    sent(async ({ fixture, id, referral, token }) => {
      await fixture.answerOffer.run(token, accepts);
      await fixture.addAddendum.run(id, referral.employerId, TERMS);
    }),
  'a letter with a late addendum': () =>
    sent(async ({ fixture, id, referral, token }) => {
      await fixture.answerOffer.run(token, accepts);
      await fixture.addAddendum.run(id, referral.employerId, TERMS);
      fixture.pass(8);
    }),
  'an open addendum': () => addendum(async () => undefined),
  'a signed addendum': () => addendum(({ fixture, token }) => fixture.answerOffer.run(token, accepts)),
  'an addendum signed on paper': () => addendum(onPaper),
  'an addendum past its day': () => addendum(async ({ fixture }) => fixture.pass(8)),
};

/** Whether a command succeeds; a state refuses it with a domain error. */
export async function isAccepted(command: Promise<unknown>): Promise<boolean> {
  try {
    await command;
    return true;
  } catch (problem) {
    if (problem instanceof DomainError) return false;
    throw problem;
  }
}
