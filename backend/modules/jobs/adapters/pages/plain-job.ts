import type { Language } from '#platform/pages/page-language.ts';
import type { PlainPage } from '#platform/pages/plain-page.ts';
import type { PublicJob } from '../../application/reach/public-jobs.ts';
import { bonusAmount, POSTER_WORDS } from '../pdf/poster-words.ts';
import { JOB_WORDS, spokenPay, spokenSchedule } from './page-words.ts';

/** A job as it can be read without a script: the bonus first (rules.md#job-card). */
export function plainJob(job: PublicJob, language: Language): PlainPage {
  const words = JOB_WORDS[language];
  const { bonus, pay, place, schedule } = POSTER_WORDS;
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
