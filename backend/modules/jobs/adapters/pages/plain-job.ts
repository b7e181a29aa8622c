import type { Language } from '#contract/http/vocabulary/language.ts';
import { writtenPay, writtenSchedule } from '#contract/jobs/vocabulary/written-terms.ts';
import type { PlainPage } from '#platform/pages/plain-page.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';
import { bonusAmount, POSTER_LABELS } from '../pdf/poster-labels.ts';
import { JOB_LABELS } from './page-labels.ts';

const LABELS = { ...POSTER_LABELS, company: { en: 'Company', es: 'Empresa' } } as const;

/** A job as it can be read without a script: the bonus first (rules.md#job-card). */
export function plainJob(job: PublicJob, language: Language): PlainPage {
  const words = JOB_LABELS[language];
  const { bonus, company, pay, place, schedule } = LABELS;
  return {
    heading: job.title,
    facts: [
      ...(job.referralBonusCents > 0
        ? [[bonus[language], bonusAmount(job.referralBonusCents)] as const]
        : []),
      [company[language], job.company],
      [place[language], job.location],
      [pay[language], writtenPay(job.payRate, language)],
      [schedule[language], writtenSchedule(job.schedule, language)],
    ],
    text: [job.description, job.requirements ?? '', job.requiredSkills.join(', ')].join('\n\n'),
    links: [[words.jobs, '/jobs']],
  };
}
