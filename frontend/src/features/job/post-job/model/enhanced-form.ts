import { postJobEnhancedFormSchema } from '#contract/jobs/posting/job-forms.ts';
import type { Job } from '#entities/job/index.ts';
import { EMPTY_JOB, jobCall, typedOf, type JobCall } from './job-values.ts';

export const ENHANCED_DRAFT = 'post-job-enhanced';

const NO_TICKS = {
  eeoAcknowledged: false,
  oshaAcknowledged: false,
  wageTransparencyAcknowledged: false,
  i9Acknowledged: false,
  adaAcknowledged: false,
};
type Tick = keyof typeof NO_TICKS;
/** In the order of the form. */
export const TICKS: readonly Tick[] = [
  'eeoAcknowledged',
  'oshaAcknowledged',
  'wageTransparencyAcknowledged',
  'i9Acknowledged',
  'adaAcknowledged',
];

export const EMPTY_ENHANCED = {
  ...EMPTY_JOB,
  hiringBonus: '',
  ...NO_TICKS,
  postingType: 'free',
  packageId: '',
};
export type EnhancedValues = typeof EMPTY_ENHANCED;

/** Values for another post of the same job, without the acknowledgements, which apply to one post each. */
export function enhancedLike(job: Job): EnhancedValues {
  return {
    ...EMPTY_ENHANCED,
    ...typedOf(job),
    hiringBonus: Number(job.referralBonus) > 0 ? job.referralBonus.replace(/\.00$/, '') : '',
  };
}

export interface EnhancedPost {
  readonly job: JobCall;
  /** Null for a free post. */
  readonly packageId: string | null;
}

export function enhancedPost(values: EnhancedValues): EnhancedPost {
  const {
    postingType,
    packageId,
    eeoAcknowledged: _eeo,
    oshaAcknowledged: _osha,
    wageTransparencyAcknowledged: _wage,
    i9Acknowledged: _i9,
    adaAcknowledged: _ada,
    ...job
  } = postJobEnhancedFormSchema.parse(values);
  return { job: jobCall(job, TICKS), packageId: postingType === 'paid' ? packageId : null };
}
