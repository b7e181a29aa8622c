import { uuid } from '#contract/http/index.ts';
import { asId, type JobId } from '#kernel/ids.ts';
import type { Language } from '#contract/http/vocabulary/language.ts';
import { inLanguage } from '#platform/pages/page-language.ts';
import {
  NO_SUCH_PAGE,
  type PageAnswer,
  type PageHead,
  type PublicPage,
} from '#platform/pages/public-page.ts';
import { breadcrumbs } from '#platform/pages/structured-lists.ts';
import type { PublicJob, PublicJobs } from '../../application/reach/public-jobs.ts';
import { plainJob } from './plain-job.ts';
import { jobPosting } from './job-posting.ts';
import { JOB_LABELS } from './page-labels.ts';

/** The page of a job, and the start page of a link that shares one: both show the job in a chat. */
export function jobPages(jobs: PublicJobs): readonly PublicPage[] {
  return [
    {
      path: '/job/:id',
      answer: async ({ params, language, publicUrl }) => {
        const id = jobIdOf(params['id']);
        const job = id && (await jobs.one(id));
        return job ? pageOf(job, language, publicUrl) : NO_SUCH_PAGE;
      },
    },
    {
      path: '/',
      answer: async ({ query, language, publicUrl }) => {
        const id = jobIdOf(query.get('job'));
        const job = id && (await jobs.one(id));
        // The page itself exists in every state of the job.
        return job?.state === 'open' ? { status: 200, head: headOf(job, language, publicUrl) } : null;
      },
    },
  ];
}

function jobIdOf(text: string | null | undefined): JobId | null {
  const id = uuid.safeParse(text).data;
  return id === undefined ? null : asId<'job'>(id);
}

function pageOf(job: PublicJob, language: Language, publicUrl: string): PageAnswer {
  if (job.state === 'open') return { status: 200, head: headOf(job, language, publicUrl) };
  const words = JOB_LABELS[language];
  const title = job.state === 'closed' ? words.closed(job.title) : words.gone;
  return {
    status: 410,
    head: {
      title: `${title} · Crewvine`,
      description: words.closedText,
      path: `/job/${job.id}`,
      plain: { heading: title, text: words.closedText, links: [[words.jobs, '/jobs']] },
    },
  };
}

function headOf(job: PublicJob, language: Language, publicUrl: string): PageHead {
  const words = JOB_LABELS[language];
  const path = `/job/${job.id}`;
  return {
    title: `${job.title} · ${job.company} · ${job.location} · Crewvine`,
    headline: words.headline(job),
    description: `${words.offer(job)} ${job.description}`,
    path,
    picture: { path: inLanguage(`/og/job/${job.id}.png`, language), alt: words.picture(job) },
    plain: plainJob(job, language),
    data: [
      jobPosting(job, publicUrl),
      breadcrumbs(publicUrl, [
        [words.home, '/'],
        [words.jobs, '/jobs'],
        [job.title, path],
      ]),
    ],
  };
}
