import { ACKNOWLEDGEMENT_VERSION } from '../../../../../backend/modules/hiring/contract/acknowledgement.ts';
import { simpleJobFormSchema } from '../../../../../backend/modules/hiring/contract/job-forms.ts';
import {
  MAX_DISTANCE_DEFAULT,
  type PostJobInput,
} from '../../../../../backend/modules/hiring/contract/post-job.ts';
import { DEFAULT_JOB_CATEGORY } from '../../../../../backend/modules/hiring/contract/trades.ts';

export const JOB_DRAFT = 'post-job';

export const EMPTY_JOB = {
  title: '',
  company: '',
  description: '',
  location: '',
  payRate: '',
  schedule: '',
  category: DEFAULT_JOB_CATEGORY as string,
  requirements: '',
  referralBonus: '',
  eeoAcknowledged: false,
};
export type JobValues = typeof EMPTY_JOB;

/** The call of document 2 §7, with the tick as an acknowledgement of the text's version (decision 79). */
export function toPostJob(values: JobValues): PostJobInput & { readonly isActive: true } {
  const { eeoAcknowledged: _ticked, ...job } = simpleJobFormSchema.parse(values);
  return {
    ...job,
    requiredSkills: [],
    latitude: null,
    longitude: null,
    maxDistance: MAX_DISTANCE_DEFAULT,
    isActive: true,
    acknowledgements: [{ kind: 'eeo', version: ACKNOWLEDGEMENT_VERSION }],
  };
}
