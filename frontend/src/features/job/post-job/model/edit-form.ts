import type { EditJobInput } from '#contract/jobs/posting/edit-job.ts';
import { editJobFormSchema } from '#contract/jobs/posting/job-forms.ts';
import type { Job } from '#contract/jobs/posting/job.ts';

export interface EditValues {
  readonly title: string;
  readonly company: string;
  readonly category: string;
  readonly description: string;
  readonly requirements: string;
  readonly location: string;
  readonly payRate: string;
  readonly schedule: string;
  readonly referralBonus: string;
}

/** A draft belongs to the job as it was when the editing began. */
export function editDraft({ id, updatedAt }: Job): string {
  return `edit-job-${id}-${updatedAt}`;
}

export function editValues(job: Job): EditValues {
  const { title, company, category, description, requirements, location, payRate, schedule } = job;
  const referralBonus = job.referralBonus.replace(/\.00$/, '');
  return {
    title,
    company,
    category,
    description,
    requirements: requirements ?? '',
    location,
    payRate,
    schedule,
    referralBonus,
  };
}

/** Only what differs from the job. */
export function changesOf(job: Job, values: EditValues): EditJobInput {
  const changed = Object.entries(editJobFormSchema.parse(values)).filter(
    ([name, value]) => value !== job[name as keyof EditValues],
  );
  return Object.fromEntries(changed);
}
