import { describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/domain-error.ts';
import type { OfferLetterId } from '#kernel/ids.ts';
import { LETTER_ACTIONS, type LetterAction } from '../../contract/vocabulary/letter/letter-actions.ts';
import { openCounter } from '../../domain/changing/counter-proposal.ts';
import { letterActions } from '../../domain/letter/letter-actions.ts';
import { requestedTerms } from '../../testing/offer-terms.ts';
import { accepts, declines, offersFixture } from '../../testing/offers-fixture.ts';

type Fixture = ReturnType<typeof offersFixture>;
interface Made {
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
const TERMS = 'Boots are provided';
const onPaper = ({ fixture, id, referral }: Made) =>
  fixture.recordPaperSignature.run(id, referral.employerId, {
    signedAt: { day: '2026-03-02' },
    note: 'By mail',
  });
const asks = (payRate: string | null) => (made: Made) =>
  made.fixture.proposeCounter.run(made.token, { payRate, startDate: null, note: 'Please' }, from);
const addendum = async (then: (made: Made) => Promise<unknown>): Promise<Made> => {
  const made = await sent(({ fixture, token }) => fixture.answerOffer.run(token, accepts));
  const id = await made.fixture.addAddendum.run(made.id, made.referral.employerId, TERMS);
  const one = { ...made, id, token: made.fixture.lastToken() };
  await then(one);
  return one;
};

const STATES: Readonly<Record<string, () => Promise<Made>>> = {
  'an unpaid draft': () => draft(false),
  'a paid draft': () => draft(true),
  'a sent letter': () => sent(),
  'a viewed letter': () => sent(({ fixture, token }) => fixture.openSigningPage.run(token, look)),
  'a request for other pay': () => sent(asks('30')),
  'a request that is a note': () => sent(asks(null)),
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

const answers = (accept: boolean) => (made: Made) =>
  made.fixture.answerCounter.run(made.id, made.referral.employerId, { accept, confirmedPay: true });
const COMMANDS: Readonly<
  Record<Exclude<LetterAction, 'pay' | 'add_scan'>, (made: Made) => Promise<unknown>>
> = {
  send: ({ fixture, id, referral }) => fixture.sendOffer.run(id, referral.employerId),
  amend: ({ fixture, id, referral }) =>
    fixture.amendOffer.run(id, referral.employerId, {
      offer: requestedTerms({ payRate: '33' }),
      version: null,
    }),
  extend: ({ fixture, id, referral }) => fixture.extendOffer.extend(id, referral.employerId, 3),
  renew_link: ({ fixture, id, referral }) => fixture.extendOffer.renewLink(id, referral.employerId),
  record_paper: onPaper,
  accept_counter: answers(true),
  decline_counter: answers(false),
  add_addendum: ({ fixture, id, referral }) => fixture.addAddendum.run(id, referral.employerId, TERMS),
  withdraw: ({ fixture, id, referral }) => fixture.withdrawOffer.run(id, referral.employerId, null),
  replace: async ({ fixture, referral }) => {
    const now = await fixture.hiring.referral(referral.referralId);
    return fixture.create(now ?? referral);
  },
};

async function shown({ fixture, id, referral }: Made): Promise<LetterAction[]> {
  const letter = await fixture.letters.findById(id);
  if (!letter) throw new Error('The letter is gone');
  const now = fixture.now();
  const open = await fixture.letters.findOpenAddendum(id);
  return letterActions({
    ...letter.stateAt(now),
    isPaid: await fixture.billing.isLetterPaid(id),
    counter: openCounter(letter, await fixture.counters.of(id)),
    hasOpenAddendum: open?.awaitsAnswer(now) ?? false,
    isInterviewing: fixture.hiring.statusOf(referral.referralId) === 'interviewing',
  });
}

async function isAccepted(command: Promise<unknown>): Promise<boolean> {
  try {
    await command;
    return true;
  } catch (problem) {
    if (problem instanceof DomainError) return false;
    throw problem;
  }
}

describe('the actions of a letter', () => {
  it.each(Object.entries(STATES))('the server accepts exactly the actions of %s', async (_, make) => {
    const actions = await shown(await make());
    const accepted: string[] = [];
    for (const [action, command] of Object.entries(COMMANDS)) {
      const made = await make();
      if (await isAccepted(command(made))) accepted.push(action);
    }
    const known = LETTER_ACTIONS.filter((action) => action !== 'pay' && action !== 'add_scan');
    expect(accepted).toEqual(known.filter((action) => actions.includes(action)));
  });

  it('an unpaid draft and an unpaid change are paid before they are sent', async () => {
    const paying = await Promise.all(
      Object.entries(STATES).map(async ([name, make]) =>
        (await shown(await make())).includes('pay') ? [name] : [],
      ),
    );
    expect(paying.flat()).toEqual(['an unpaid draft', 'an unpaid change']);
  });

  it('only a letter or addendum that was signed on paper takes a scan', async () => {
    for (const make of Object.values(STATES)) {
      const made = await make();
      const letter = await made.fixture.letters.findById(made.id);
      expect((await shown(made)).includes('add_scan')).toBe(letter?.isSignedOnPaper);
    }
  });
});
