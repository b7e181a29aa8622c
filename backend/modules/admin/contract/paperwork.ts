import { z } from 'zod';
import { instant, uuid } from '#contract/http/primitives.ts';
import { CHECK_PACKAGES } from '#contract/checks/vocabulary/order/check-packages.ts';
import { CHECK_STATUSES } from '#contract/checks/vocabulary/order/check-status.ts';
import { I9_FORM_STATUSES } from '#contract/eligibility/vocabulary/form/i9-statuses.ts';

const aboutWork = {
  id: uuid,
  workerName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  createdAt: instant,
};

/** Where the checks and Form I-9s of one person stand, as employer or worker: the newest of each, and nothing of what is in them. */
export const adminPaperworkSchema = z.object({
  checks: z.array(
    z.object({
      ...aboutWork,
      package: z.enum(CHECK_PACKAGES),
      status: z.enum(CHECK_STATUSES),
      paidAt: instant.nullable(),
      completedAt: instant.nullable(),
    }),
  ),
  forms: z.array(
    z.object({
      ...aboutWork,
      status: z.enum(I9_FORM_STATUSES),
      section1CompletedAt: instant.nullable(),
      section2CompletedAt: instant.nullable(),
    }),
  ),
});
export type AdminPaperwork = z.infer<typeof adminPaperworkSchema>;
