import type { jobFields, JobField } from '#contract/jobs/posting/job-fields.ts';
import type { Job } from '#contract/jobs/posting/job.ts';

const NOW = '2026-11-20T12:00:00.000Z';

/** An open job with a bonus, posted for free. */
const ROOFER: Job = {
  id: '01890a5d-ac96-774b-bcce-b302099a8100',
  title: 'Slate roofer',
  company: 'Ridge & Co',
  description: 'Tear-off and slate on old houses.',
  location: 'Austin, TX',
  payRate: '$28/hour',
  schedule: 'full-time',
  category: 'roofing',
  referralBonus: '500.00',
  requirements: null,
  requiredSkills: [],
  latitude: null,
  longitude: null,
  maxDistance: 50,
  isActive: true,
  isUrgent: false,
  isHighPay: true,
  postingType: 'free',
  isFeatured: false,
  featuredUntil: null,
  onlineUntil: null,
  heldReason: null,
  paymentStatus: 'none',
  employer: {
    id: '01890a5d-ac96-774b-bcce-b302099a8200',
    firstName: 'Earl',
    lastName: 'Hill',
    phone: null,
    medianResponseHours: null,
  },
  referralCount: 0,
  hiredCount: 0,
  createdAt: NOW,
  updatedAt: NOW,
  distance: null,
  referrals: null,
};

export function sampleJob(changes: Partial<Job> = {}): Job {
  return { ...ROOFER, ...changes };
}

/** Another value of a field than that of the sample, and the places that show it. */
interface FieldCase<Field extends JobField> {
  readonly value: Job[Field];
  /** The words on a card; null if cards omit the field (rules.md#job-card). */
  readonly card: string | null;
  /** The words on the job's page; null if visitors do not see the field. */
  readonly page: string | null;
}

interface FormCase<Field extends JobField> extends FieldCase<Field> {
  /** The text in the form, if it differs from the stored value. */
  readonly typed?: string;
  /** The value that the short form sends (rules.md#page-job-form); undefined if it does not send the field. */
  readonly short: string | null | undefined;
}

export const JOB_FIELD_CASES: {
  readonly [Field in JobField]: Field extends keyof typeof jobFields ? FormCase<Field> : FieldCase<Field>;
} = {
  title: { value: 'Tin roofer', card: 'Tin roofer', page: 'Tin roofer', short: 'Tin roofer' },
  company: { value: 'Tin & Co', card: 'Tin & Co', page: 'Tin & Co', short: 'Tin & Co' },
  description: {
    value: 'Seams and gutters on old houses, with a crew of five men.',
    card: 'Seams and gutters',
    page: 'Seams and gutters',
    short: 'Seams and gutters on old houses, with a crew of five men.',
  },
  location: { value: 'Waco, TX', card: 'Waco, TX', page: 'Waco, TX', short: 'Waco, TX' },
  payRate: { value: '$31/hour', card: '$31/hour', page: '$31/hour', typed: '31', short: '$31/hour' },
  schedule: { value: 'part-time', card: 'Part-time', page: 'Part-time', short: 'part-time' },
  category: { value: 'plumbing', card: null, page: 'Plumbing', short: 'general-labor' },
  referralBonus: { value: '765.00', card: '$765', page: '$765' },
  requirements: { value: 'Own ladder', card: null, page: 'Own ladder', short: null },
  requiredSkills: { value: ['Soldering'], card: null, page: 'Soldering' },
  latitude: { value: 31.5, card: null, page: null },
  longitude: { value: -97.1, card: null, page: null },
  maxDistance: { value: 77, card: null, page: null },
};
