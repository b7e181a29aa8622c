import type { SeededRandom } from '../random.ts';

/** The instants of one referral's steps, in order; null if its story ends before. */
export interface ReferralPlan {
  readonly submittedAt: Date;
  readonly confirmedAt: Date | null;
  readonly contactedAt: Date | null;
  readonly interviewedAt: Date | null;
  readonly offer: OfferPlan | null;
  readonly hiredAt: Date | null;
  readonly completedAt: Date | null;
  readonly claimedAt: Date | null;
  readonly rejected: { readonly at: Date; readonly reason: string; readonly note: string } | null;
}

/** A referral without further steps. */
export const NOTHING_YET: Omit<ReferralPlan, 'submittedAt'> = {
  confirmedAt: null,
  contactedAt: null,
  interviewedAt: null,
  offer: null,
  hiredAt: null,
  completedAt: null,
  claimedAt: null,
  rejected: null,
};

export interface OfferPlan {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly answer: { readonly at: Date; readonly accepts: boolean } | null;
  readonly withdrawnAt: Date | null;
  readonly addOns: readonly string[];
  /** The job ends on its first day. */
  readonly isShort?: boolean;
}

const DAY_MS = 86_400_000;
const REJECTIONS: readonly (readonly [reason: string, note: string])[] = [
  ['not_available', 'Cannot start before the spring.'],
  ['missing_certification', 'The general contractor wants OSHA 30 on this site.'],
  ['experience', 'We need someone who has run a crew.'],
  ['pay_expectation', 'Wanted more than this job pays.'],
  ['position_filled', 'We found two people last week.'],
  ['no_response', 'Called three times, no answer.'],
];

type Ending = 'submitted' | 'contacted' | 'interviewing' | 'offer' | 'hired' | 'completed' | 'rejected';
const ENDINGS: readonly (readonly [Ending, number])[] = [
  ['submitted', 0.18],
  ['contacted', 0.2],
  ['interviewing', 0.18],
  ['offer', 0.08],
  ['hired', 0.07],
  ['completed', 0.12],
  ['rejected', 0.17],
];

function endingOf(random: SeededRandom): Ending {
  let rest = random.next();
  for (const [ending, share] of ENDINGS) {
    if (rest < share) return ending;
    rest -= share;
  }
  return 'submitted';
}

/** Plans a referral from its submission. Steps after `now` have not happened. */
export function planReferral(submittedAt: Date, now: Date, random: SeededRandom): ReferralPlan {
  const ending = endingOf(random);
  let at = submittedAt;
  const later = (lowDays: number, highDays: number): Date => {
    at = new Date(at.getTime() + (lowDays + random.next() * (highDays - lowDays)) * DAY_MS);
    return at;
  };
  const past = (when: Date): Date | null => (when < now ? when : null);
  const rank = ['submitted', 'contacted', 'interviewing', 'offer', 'hired', 'completed'].indexOf(ending);
  const reaches = (step: number): boolean =>
    ending === 'rejected' ? random.chance(0.6) && step <= 2 : rank >= step;

  // The text is sent in the evening, so the answer comes the next day at the earliest.
  const answeredAt = new Date(submittedAt.getTime() + (1 + random.next()) * DAY_MS);
  const confirmedAt = random.chance(0.85) ? past(answeredAt) : null;
  const contactedAt = reaches(1) ? past(later(0.2, 2.5)) : null;
  const interviewedAt = contactedAt && reaches(2) ? past(later(0.8, 4)) : null;
  const withOffer = interviewedAt !== null && rank >= 3 && (ending === 'offer' || random.chance(0.7));
  const offer = withOffer ? planOffer(ending, later, past, random) : null;
  const goesOn = interviewedAt !== null && (offer === null || offer.answer?.accepts === true);
  const hiredAt = goesOn && rank >= 4 ? past(later(0.5, 3)) : null;
  const completedAt = hiredAt && rank >= 5 ? past(later(7, 30)) : null;
  const claimedAt = completedAt && random.chance(0.7) ? past(later(1, 9)) : null;
  const [reason, note] = random.pick(REJECTIONS);
  const rejectedAt = ending === 'rejected' ? past(later(0.5, 3)) : null;
  return {
    submittedAt,
    confirmedAt,
    contactedAt,
    interviewedAt,
    offer,
    hiredAt,
    completedAt,
    claimedAt,
    rejected: rejectedAt && { at: rejectedAt, reason, note },
  };
}

function planOffer(
  ending: Ending,
  later: (low: number, high: number) => Date,
  past: (when: Date) => Date | null,
  random: SeededRandom,
): OfferPlan | null {
  const createdAt = past(later(0.5, 3));
  if (!createdAt) return null;
  // No background checks here, because each would wait for its candidate's consent: the demo employer has
  // complete ones.
  const addOns = ['drugTest', 'i9Verification'].filter(() => random.chance(0.3));
  const draft = { createdAt, sentAt: null, answer: null, withdrawnAt: null, addOns };
  if (ending === 'offer' && random.chance(0.1)) return draft;
  const sentAt = past(later(0.02, 0.2));
  if (!sentAt) return draft;
  const fate = ending === 'offer' ? random.next() : 0;
  const sent = { ...draft, sentAt };
  if (fate > 0.85) return { ...sent, withdrawnAt: past(later(0.5, 3)) };
  if (fate > 0.65) return sent;
  const answeredAt = past(later(0.1, 3));
  return { ...sent, answer: answeredAt && { at: answeredAt, accepts: fate <= 0.45 } };
}
