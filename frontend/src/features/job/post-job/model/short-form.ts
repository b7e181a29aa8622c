import { enhancedJobPostingFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { DEFAULT_JOB_CATEGORY } from '#contract/jobs/vocabulary/trades.ts';
import { readPay } from '#contract/jobs/vocabulary/pay-rate.ts';
import { jobCall, type JobCall } from './job-values.ts';

export const SHORT_DRAFT = 'job-posting';
/** The schema's requirements, benefits, and start date have no field here (rules.md#page-job-form). */
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

/** A typed period takes precedence over the chosen pay type. */
export function shortPayRate(payAmount: string, payType: keyof typeof PERIODS): string {
  if (readPay(payAmount)?.period) return payAmount;
  return `$${payAmount.replace(/^\$\s*/, '')}/${PERIODS[payType]}`;
}

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
    payRate: shortPayRate(payAmount, payType),
    category: DEFAULT_JOB_CATEGORY,
    referralBonus: '0',
  });
}
