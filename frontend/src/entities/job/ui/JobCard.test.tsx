// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#shared/testing/render-part.tsx';
import { JOB_FIELD_CASES, sampleJob } from '#shared/testing/sample-job.ts';
import { JobCard } from './JobCard.tsx';

it.each(Object.entries(JOB_FIELD_CASES))(
  'a card shows %s, or leaves it out on purpose',
  async (name, { value, card: words }) => {
    await renderPart(
      <>
        <JobCard job={sampleJob()} />
        <JobCard job={sampleJob({ [name]: value })} />
      </>,
    );
    const [usual, card] = screen.getAllByRole('article').map(({ textContent }) => textContent);
    if (words === null) expect(card).toBe(usual);
    else expect(card).toContain(words);
  },
);
