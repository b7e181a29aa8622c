import { jobFields } from '#contract/jobs/posting/job-fields.ts';
import type { Trade } from '#contract/jobs/vocabulary/trades.ts';
import { HIGH_BONUS, type Job } from '#entities/job/index.ts';
import type { EnhancedValues } from './enhanced-form.ts';
import { FORM_FIELDS, type FormField } from './job-values.ts';

interface Employer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Typed = Omit<EnhancedValues, 'category'> & { readonly category: Trade };

/** The typed values as an open job, only for display. */
export function previewedJob(typed: Typed, employer: Employer | null): Job {
  const bonus = Number(typed.hiringBonus.replaceAll(/[$,\s]/g, '')) || 0;
  const now = new Date(0).toISOString();
  return {
    id: 'preview',
    ...shownOf(typed),
    referralBonus: bonus.toFixed(2),
    requiredSkills: [],
    latitude: null,
    longitude: null,
    maxDistance: 0,
    isActive: true,
    isUrgent: false,
    isHighPay: bonus >= HIGH_BONUS,
    postingType: 'free',
    isFeatured: false,
    featuredUntil: null,
    onlineUntil: null,
    heldReason: null,
    paymentStatus: 'none',
    employer: {
      id: employer?.id ?? '',
      firstName: employer?.firstName ?? '',
      lastName: employer?.lastName ?? '',
      phone: null,
      medianResponseHours: null,
    },
    referralCount: 0,
    hiredCount: 0,
    createdAt: now,
    updatedAt: now,
    distance: null,
    referrals: null,
  };
}

/** Values as the server would store them, or as typed if it would reject them. */
function shownOf(typed: Typed): Pick<Job, FormField> {
  const shown = FORM_FIELDS.map((name) => {
    const { success, data } = jobFields[name].safeParse(typed[name]);
    return [name, success ? data : typed[name]];
  });
  return Object.fromEntries(shown) as Pick<Job, FormField>;
}
