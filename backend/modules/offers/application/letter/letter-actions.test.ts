import { describe, expect, it } from 'vitest';
import { LETTER_ACTIONS, type LetterAction } from '../../contract/vocabulary/letter/letter-actions.ts';
import { openCounter } from '../../domain/changing/counter-proposal.ts';
import { letterActions } from '../../domain/letter/letter-actions.ts';
import { requestedTerms } from '../../testing/offer-terms.ts';
import { LETTER_STATES, isAccepted, onPaper, TERMS, type Made } from '../../testing/letter-states.ts';

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
  // The candidate can answer by it.
  copy_link: async ({ fixture, id }) => (await fixture.letters.findById(id))?.assertAnswerable(fixture.now()),
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

describe('the actions of a letter', () => {
  it.each(Object.entries(LETTER_STATES))('the server accepts exactly the actions of %s', async (_, make) => {
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
      Object.entries(LETTER_STATES).map(async ([name, make]) =>
        (await shown(await make())).includes('pay') ? [name] : [],
      ),
    );
    expect(paying.flat()).toEqual(['an unpaid draft', 'an unpaid change']);
  });

  it('only a letter or addendum that was signed on paper takes a scan', async () => {
    for (const make of Object.values(LETTER_STATES)) {
      const made = await make();
      const letter = await made.fixture.letters.findById(made.id);
      expect((await shown(made)).includes('add_scan')).toBe(letter?.isSignedOnPaper);
    }
  });
});
