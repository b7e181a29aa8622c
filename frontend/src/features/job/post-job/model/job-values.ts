import { ACKNOWLEDGEMENT_VERSION, type TickName } from '#contract/jobs/posting/acknowledgement.ts';
import { jobFields } from '#contract/jobs/posting/job-fields.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { MAX_DISTANCE_DEFAULT, type PostJobInput } from '#contract/jobs/posting/post-job.ts';
import { DEFAULT_JOB_CATEGORY } from '#contract/jobs/vocabulary/trades.ts';
import { emptyValues } from '#shared/form/index.ts';

/** The server decides `isActive` (rules.md#server-decides-posting). */
export type JobCall = PostJobInput & { readonly isActive: true };

export type FormField = keyof typeof jobFields;
type FormValues = Record<FormField, string>;

export const FORM_FIELDS = Object.keys(jobFields) as readonly FormField[];

/** Initial values of every job form. */
export const EMPTY_JOB: FormValues = { ...emptyValues(jobFields), category: DEFAULT_JOB_CATEGORY };

/** A job's values for a form. */
export function typedOf(job: Pick<Job, FormField>): FormValues {
  const typed = { ...EMPTY_JOB };
  for (const name of FORM_FIELDS) typed[name] = job[name] ?? '';
  return typed;
}

/** Fields that no form has (rules.md#job-defaults). */
const NOT_ASKED = {
  latitude: null,
  longitude: null,
  maxDistance: MAX_DISTANCE_DEFAULT,
  isActive: true,
} as const;

const KINDS = {
  eeoAcknowledged: 'eeo',
  oshaAcknowledged: 'osha',
  wageTransparencyAcknowledged: 'wage_transparency',
  i9Acknowledged: 'i9',
  adaAcknowledged: 'ada',
} as const satisfies Record<TickName, string>;

/** Adds the checked acknowledgements with the version of their texts (rules.md#acknowledgements). */
export function jobCall(
  job: Omit<PostJobInput, 'acknowledgements'>,
  ticked: readonly TickName[] = [],
): JobCall {
  const acknowledgements = ticked.map((name) => ({ kind: KINDS[name], version: ACKNOWLEDGEMENT_VERSION }));
  return { ...job, ...NOT_ASKED, requiredSkills: [], acknowledgements };
}
