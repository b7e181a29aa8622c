import { simpleJobFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { EMPTY_JOB, jobCall, type JobCall } from './job-values.ts';

export const SIMPLE_DRAFT = 'post-job';
export const EMPTY_SIMPLE = { ...EMPTY_JOB, referralBonus: '', eeoAcknowledged: false };
type SimpleValues = typeof EMPTY_SIMPLE;

export function simpleJobCall(values: SimpleValues): JobCall {
  const { eeoAcknowledged: _ticked, ...job } = simpleJobFormSchema.parse(values);
  return jobCall(job, ['eeoAcknowledged']);
}
