import { lazy, Suspense } from 'react';
import type { User } from '#entities/session/index.ts';
import type { ApplicableJob } from '../model/applicable-job.ts';

const ApplySheet = lazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }));

interface QuickApplyDialogProps {
  /** Null: closed. */
  readonly job: ApplicableJob | null;
  readonly user: User;
  readonly onClose: () => void;
  /** The server knows of a profile that is not complete enough. */
  readonly onIncomplete: () => void;
  readonly onApplied?: (() => void) | undefined;
}

/** Applies with one's profile (rules.md#quick-apply). The form is loaded when it is first opened. */
export function QuickApplyDialog({ job, ...rest }: QuickApplyDialogProps) {
  if (job === null) return null;
  return (
    <Suspense fallback={null}>
      <ApplySheet key={job.id} job={job} {...rest} />
    </Suspense>
  );
}
