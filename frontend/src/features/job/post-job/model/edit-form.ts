import type { EditJobInput } from '#contract/jobs/posting/edit-job.ts';
import { editJobFormSchema } from '#contract/jobs/posting/job-forms.ts';
import type { Job } from '#contract/jobs/posting/job.ts';
import { typedOf } from './job-values.ts';

type EditField = keyof typeof editJobFormSchema.shape;
export type EditValues = Readonly<Record<EditField, string>>;
type EditedJob = Pick<Job, EditField>;

const FIELDS = editJobFormSchema.keyof().options;

/** A draft belongs to the job's version at the beginning of the edit. */
export function editDraft({ id, updatedAt }: Job): string {
  return `edit-job-${id}-${updatedAt}`;
}

export function editValues(job: EditedJob): EditValues {
  return { ...typedOf(job), referralBonus: job.referralBonus.replace(/\.00$/, '') };
}

/** Typed values that differ from the job. Never sends a field that the form does not have. */
export function changesOf(job: EditedJob, values: Partial<EditValues>): EditJobInput {
  const before = editValues(job);
  const edited = editJobFormSchema.parse({ ...before, ...values });
  const changed = FIELDS.filter(
    (name) => values[name] !== undefined && values[name] !== before[name] && edited[name] !== job[name],
  );
  return Object.fromEntries(changed.map((name) => [name, edited[name]]));
}
