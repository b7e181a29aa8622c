import type { CardLabels } from '#platform/pages/cards/card-labels.ts';
import { shortened } from '#platform/pages/escape-html.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { writtenPay } from '#contract/jobs/vocabulary/written-terms.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';
import { bonusAmount, POSTER_LABELS } from '../pdf/poster-labels.ts';

/** Leaves room for the place. */
const LONGEST_COMPANY = 26;

/** The bonus first, then the work, where it is and what it pays (rules.md#job-card). */
export function jobCard(job: PublicJob, language: Language): CardLabels {
  const hasBonus = job.referralBonusCents > 0;
  const label = hasBonus ? POSTER_LABELS.bonus : POSTER_LABELS.hiring;
  const pay = writtenPay(job.payRate, language);
  return {
    label: label[language],
    loud: hasBonus ? bonusAmount(job.referralBonusCents) : pay,
    title: job.title,
    lines: [
      [shortened(job.company, LONGEST_COMPANY), job.location].filter(Boolean).join(' · '),
      ...(hasBonus ? [pay] : []),
    ],
  };
}
