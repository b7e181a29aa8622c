import { postJobEnhancedFormSchema } from '#contract/jobs/posting/job-forms.ts';
import { EMPTY_JOB, jobCall, type JobCall } from './job-values.ts';

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
