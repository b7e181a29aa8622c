import { ACKNOWLEDGEMENT_VERSION, type TickName } from '#contract/jobs/posting/acknowledgement.ts';
import { jobFields } from '#contract/jobs/posting/job-fields.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { MAX_DISTANCE_DEFAULT, type PostJobInput } from '#contract/jobs/posting/post-job.ts';
import { DEFAULT_JOB_CATEGORY } from '#contract/jobs/vocabulary/trades.ts';
import { emptyValues } from '#shared/form/index.ts';

/** `isActive` is the server's to say (rules.md#server-decides-posting). */
export type JobCall = PostJobInput & { readonly isActive: true };

export type FormField = keyof typeof jobFields;
type FormValues = Record<FormField, string>;

export const FORM_FIELDS = Object.keys(jobFields) as readonly FormField[];

/** What every form that describes a job begins with. */
export const EMPTY_JOB: FormValues = { ...emptyValues(jobFields), category: DEFAULT_JOB_CATEGORY };

/** How a form holds what a job says. */
export function typedOf(job: Pick<Job, FormField>): FormValues {
  const typed = { ...EMPTY_JOB };
  for (const name of FORM_FIELDS) typed[name] = job[name] ?? '';
  return typed;
}

/** What the forms do not ask for (rules.md#job-defaults). */
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

/** With the ticks as acknowledgements of the texts' version (rules.md#acknowledgements). */
export function jobCall(
  job: Omit<PostJobInput, 'acknowledgements'>,
  ticked: readonly TickName[] = [],
): JobCall {
  const acknowledgements = ticked.map((name) => ({ kind: KINDS[name], version: ACKNOWLEDGEMENT_VERSION }));
  return { ...job, ...NOT_ASKED, requiredSkills: [], acknowledgements };
}
