// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobField } from '#contract/jobs/posting/job-fields.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { renderPart } from '#shared/testing/render-part.tsx';
import { sampleJob } from '#shared/testing/sample-job.ts';
import { JobCard } from './JobCard.tsx';

interface FieldWords {
  readonly job: Partial<Job>;
  /** Null if only the job's own page shows the field (rules.md#job-card). */
  readonly words: string | null;
}

const FIELDS: Record<JobField, FieldWords> = {
  title: { job: { title: 'Tin roofer' }, words: 'Tin roofer' },
  company: { job: { company: 'Tin & Co' }, words: 'Tin & Co' },
  description: { job: { description: 'Seams and gutters.' }, words: 'Seams and gutters.' },
  location: { job: { location: 'Waco, TX' }, words: 'Waco, TX' },
  payRate: { job: { payRate: '$31/hour' }, words: '$31/hour' },
  schedule: { job: { schedule: 'Nights only' }, words: 'Nights only' },
  category: { job: { category: 'plumbing' }, words: null },
  referralBonus: { job: { referralBonus: '765.00' }, words: '$765' },
  requirements: { job: { requirements: 'Own ladder' }, words: null },
  requiredSkills: { job: { requiredSkills: ['Soldering'] }, words: null },
  latitude: { job: { latitude: 31.5 }, words: null },
  longitude: { job: { longitude: -97.1 }, words: null },
  maxDistance: { job: { maxDistance: 77 }, words: null },
};

it.each(Object.entries(FIELDS))(
  'a card shows %s, or leaves it out on purpose',
  async (_name, { job, words }) => {
    await renderPart(
      <>
        <JobCard job={sampleJob()} />
        <JobCard job={sampleJob(job)} />
      </>,
    );
    const [usual, card] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    if (words === null) expect(card).toBe(usual);
    else expect(card).toContain(words);
  },
);
