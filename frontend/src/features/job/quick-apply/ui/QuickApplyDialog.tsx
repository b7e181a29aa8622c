import type { User } from '#entities/session/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import type { ApplicableJob } from '../model/applicable-job.ts';

const ApplySheet = lazyPart(async () => (await import('./ApplySheet.tsx')).ApplySheet);

interface QuickApplyDialogProps {
  /** Null if the dialog is closed. */
  readonly job: ApplicableJob | null;
  readonly user: User;
  readonly onClose: () => void;
  /** Called if the server finds the profile incomplete. */
  readonly onIncomplete: () => void;
  readonly onApplied?: (() => void) | undefined;
}

/** Applies with the worker's profile (rules.md#quick-apply). Loads the form on first use. */
export function QuickApplyDialog({ job, ...rest }: QuickApplyDialogProps) {
  if (job === null) return null;
  return <ApplySheet key={job.id} job={job} {...rest} />;
}
