import { expect, it } from 'vitest';
import type { RecordedEvents } from '#testing/fixtures/recorded-events.ts';
import type { OfferLetterRepository } from '../application/ports.ts';
import { OfferLetter } from '../domain/letter/offer-letter.ts';
import type { OfferTerms } from '../domain/letter/offer-letter-record.ts';
import { NOON, offerTerms } from './offer-terms.ts';

export interface LetterSubject {
  readonly letters: OfferLetterRepository;
  /** The events that the repository has published. */
  readonly events: RecordedEvents;
  /** One business change: it is saved, and later loads read it again. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** A referral that exists, with its parties. */
  readonly referral: () => Promise<Pick<OfferTerms, 'referralId' | 'jobId' | 'employerId' | 'referrerId'>>;
}

const later = (days: number): Date => new Date(NOON.getTime() + days * 86_400_000);

/** The contract of every letter repository. */
export function offerLetterRepositoryContract(open: () => LetterSubject): void {
  const drafted = async (): Promise<OfferLetter> => {
    const { letters, transaction, referral } = open();
    const letter = OfferLetter.draft(offerTerms(await referral()), NOON);
    await transaction(() => letters.add(letter));
    return letter;
  };
  const change = async (letter: OfferLetter, step: (letter: OfferLetter) => unknown): Promise<void> => {
    const { letters, transaction } = open();
    await transaction(async () => {
      const found = await letters.findById(letter.id);
      if (!found) throw new Error('The letter is gone');
      step(found);
      await letters.save(found);
    });
  };
  const link = (name: string) => ({
    nonce: `nonce-${name}`,
    tokenHash: `hash-${name}`,
    copiedTokenHash: `copied-${name}`,
  });

  it('every field of a draft is stored', async () => {
    const letter = await drafted();
    const { letters, transaction } = open();
    const found = await transaction(() => letters.findById(letter.id));
    expect({ ...found }).toEqual({ ...letter });
    expect(found?.pay.toDollars()).toBe('25.00');
  });

  it('every field of a signed letter is stored', async () => {
    const letter = await drafted();
    const answer = {
      acceptedTerms: true,
      name: 'Walt Ames',
      esignConsent: true,
      ip: '203.0.113.7',
      userAgent: 'A browser',
    };
    const steps = (signed: OfferLetter): void => {
      signed.send(link(letter.id), 'builtin', NOON);
      signed.markViewed(later(1));
      signed.sign(answer, later(2));
      signed.freezeDocument({ hash: letter.id.replaceAll('-', '').repeat(2), url: '/document' }, later(2));
    };
    await change(letter, steps);
    const { letters, transaction } = open();
    const found = await transaction(() => letters.findById(letter.id));
    const expected = Object.assign(new OfferLetter(), letter);
    if (expected.status === 'draft') steps(expected);
    expect({ ...found, version: 0 }).toEqual({ ...expected, version: 0 });
  });

  it('a referral takes a second letter only after the first has ended', async () => {
    const first = await drafted();
    const { letters, transaction } = open();
    const { referralId, jobId, employerId, referrerId } = first;
    const another = (at: Date): OfferLetter =>
      OfferLetter.draft(offerTerms({ referralId, jobId, employerId, referrerId }), at);
    const second = another(later(1));
    await expect(transaction(() => letters.add(second))).rejects.toMatchObject({
      code: 'offers.already_made',
    });
    await change(first, (letter) => letter.withdraw('No longer needed', later(1)));
    const third = another(later(2));
    await transaction(() => letters.add(third));
    const live = await transaction(() => letters.findLive(first.referralId));
    expect(live?.id).toBe(third.id);
  });

  it('events are published once', async () => {
    const letter = await drafted();
    const { events } = open();
    await change(letter, (draft) => draft.send(link(letter.id), 'builtin', NOON));
    await change(letter, (sent) => sent.replaceLink(link(letter.id), NOON));
    await change(letter, (sent) => sent.decline(later(1)));
    await change(letter, () => undefined);
    const names = ['offers.letter_drafted', 'offers.letter_sent', 'offers.letter_declined'];
    expect(events.about(letter.id)).toEqual(names);
  });

  it('the place of a letter is found by its id and by its token', async () => {
    const letter = await drafted();
    await change(letter, (sent) => sent.send(link(letter.id), 'builtin', NOON));
    const { letters } = open();
    const place = { id: letter.id, referralId: letter.referralId };
    expect(await letters.placeOf(letter.id)).toEqual(place);
    expect(await letters.placeOfToken(`hash-${letter.id}`)).toEqual(place);
    expect(await letters.placeOfToken(`copied-${letter.id}`)).toEqual(place);
    expect(await letters.placeOfToken('another')).toBeNull();
  });

  it('letters withdrawn before any view are listed', async () => {
    const first = await drafted();
    const { referralId, jobId, employerId, referrerId } = first;
    const { letters, transaction } = open();
    const next = async (): Promise<OfferLetter> => {
      const terms = offerTerms({ referralId, jobId, employerId, referrerId });
      const letter = OfferLetter.draft(terms, later(1));
      await transaction(() => letters.add(letter));
      await change(letter, (draft) => draft.send(link(letter.id), 'builtin', NOON));
      return letter;
    };
    await change(first, (letter) => letter.withdraw('No longer needed', NOON));
    const viewed = await next();
    await change(viewed, (letter) => {
      letter.markViewed(NOON);
      letter.withdraw('No longer needed', NOON);
    });
    const onPaper = await next();
    await change(onPaper, (letter) => {
      letter.signOnPaper(NOON, NOON, 'By mail');
      letter.revoke('Undone', NOON);
    });
    const declined = await next();
    await change(declined, (letter) => letter.decline(NOON));
    const sent = await next();
    const unopened = () => transaction(() => letters.withdrawnUnopened(referralId));
    expect(await unopened()).toEqual([first.id]);
    await change(sent, (letter) => letter.withdraw('No longer needed', later(2)));
    expect(await unopened()).toEqual([sent.id, first.id]);
  });

  it('letters and addenda due for a reminder are listed, without those just reminded', async () => {
    const letter = await drafted();
    const { letters, transaction } = open();
    await change(letter, (offer) => {
      offer.send(link(letter.id), 'builtin', NOON);
      offer.signOnPaper(NOON, NOON, 'By mail');
    });
    const signed = await transaction(() => letters.findById(letter.id));
    if (!signed) throw new Error('The letter is gone');
    const addendum = OfferLetter.addendum(signed, 'Four ten-hour days', NOON);
    addendum.send(link(addendum.id), 'builtin', NOON);
    await transaction(() => letters.save(addendum));
    const ids = async (at: Date) => (await letters.toRemind(at, 1000)).map(({ id }) => id);
    expect(await ids(later(5))).toContain(addendum.id);
    expect(await ids(later(5))).not.toContain(letter.id);
    await change(addendum, (one) => one.decline(later(5)));
    expect(await ids(later(6))).not.toContain(addendum.id);
  });

  it('drafts unchanged for a day are listed page by page, without sent letters', async () => {
    const [first, edited, sent] = [await drafted(), await drafted(), await drafted()];
    const { referralId, jobId, employerId, referrerId } = edited;
    const better = { ...offerTerms({ referralId, jobId, employerId, referrerId }), payRate: '31' };
    await change(edited, (letter) => letter.amend(better, later(3)));
    await change(sent, (letter) => letter.send(link(sent.id), 'builtin', NOON));
    const { letters } = open();
    const idle = async (since: Date): Promise<string[]> => {
      const seen: OfferLetter['id'][] = [];
      for (;;) {
        const page = await letters.idleDrafts(since, seen.at(-1) ?? null, 2);
        if (page.length === 0) return seen.filter((id) => [first.id, edited.id, sent.id].includes(id));
        seen.push(...page.map(({ id }) => id));
      }
    };
    const justBefore = (at: Date): Date => new Date(at.getTime() - 1);
    expect(await idle(justBefore(NOON))).toEqual([]);
    expect(await idle(NOON)).toEqual([first.id]);
    expect(await idle(justBefore(later(3)))).toEqual([first.id]);
    expect(await idle(later(3))).toEqual([first.id, edited.id]);
  });

  it('letters past their day are listed, without drafts and answered letters', async () => {
    const [draft, late, declined] = [await drafted(), await drafted(), await drafted()];
    await change(late, (letter) => letter.send(link(late.id), 'builtin', NOON));
    await change(declined, (letter) => {
      letter.send(link(declined.id), 'builtin', NOON);
      letter.decline(NOON);
    });
    const { letters } = open();
    const ids = async (at: Date) => (await letters.overdue(at, 1000)).map(({ id }) => id);
    expect(await ids(new Date(later(7).getTime() - 1))).not.toContain(late.id);
    const overdue = await ids(later(7));
    expect(overdue).toContain(late.id);
    expect(overdue).not.toContain(draft.id);
    expect(overdue).not.toContain(declined.id);
  });
}
