import { enhancedJobPostingFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { DEFAULT_JOB_CATEGORY } from '#contract/jobs/vocabulary/trades.ts';
import { jobCall, type JobCall } from './job-values.ts';

export const SHORT_DRAFT = 'job-posting';
/** Requirements, benefits and a start date are in its rules and have no field (rules.md#page-job-form). */
export const EMPTY_SHORT = {
  title: '',
  company: '',
  location: '',
  schedule: '',
  payType: 'hourly',
  payAmount: '',
  description: '',
};
export type ShortValues = typeof EMPTY_SHORT;

const PERIODS = { hourly: 'hour', salary: 'year' } as const;

/** Sends no bonus and the default category (rules.md#page-job-form). */
export function shortJobCall(values: ShortValues): JobCall {
  const { payType, payAmount, ...form } = enhancedJobPostingFormSchema.parse(values);
  const { title, company, location, schedule, description, requirements } = form;
  return jobCall({
    title,
    company,
    location,
    schedule,
    description,
    requirements,
    payRate: `$${payAmount.replace(/^\$\s*/, '')}/${PERIODS[payType]}`,
    category: DEFAULT_JOB_CATEGORY,
    referralBonus: '0',
  });
}
