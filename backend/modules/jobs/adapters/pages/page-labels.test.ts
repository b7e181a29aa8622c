import { expect, it } from 'vitest';
import { sampleJobText } from '#modules/jobs/testing/sample-job.ts';
import { JOB_LABELS } from './page-labels.ts';

const written = { title: 'Roofer', company: 'Ridge & Co', location: 'Waco, TX', payRate: '$28 por hora' };

it('the picture of a job is described with its pay in the language of the page', () => {
  const job = sampleJobText(written);
  expect(JOB_LABELS.en.picture(job)).toBe('Roofer · Ridge & Co · Waco, TX, $28/hour');
  expect(JOB_LABELS.es.picture(job)).toBe('Roofer · Ridge & Co · Waco, TX, $28 por hora');
});
