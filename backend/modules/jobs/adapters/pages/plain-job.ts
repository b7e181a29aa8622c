import type { Language } from '#contract/http/vocabulary/language.ts';
import type { PlainPage } from '#platform/pages/plain-page.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';
import { bonusAmount, POSTER_LABELS } from '../pdf/poster-labels.ts';
import { JOB_LABELS, spokenPay, spokenSchedule } from './page-labels.ts';

/** A job as it can be read without a script: the bonus first (rules.md#job-card). */
export function plainJob(job: PublicJob, language: Language): PlainPage {
  const words = JOB_LABELS[language];
  const { bonus, pay, place, schedule } = POSTER_LABELS;
  return {
    heading: job.title,
    facts: [
      ...(job.bonusCents > 0 ? [[bonus[language], bonusAmount(job.bonusCents)] as const] : []),
      [words.company, job.company],
      [place[language], job.location],
      [pay[language], spokenPay(job.payRate, language)],
      [schedule[language], spokenSchedule(job.schedule, language)],
    ],
    text: [job.description, job.requirements ?? '', job.requiredSkills.join(', ')].join('\n\n'),
    links: [[words.jobs, '/jobs']],
  };
}
