import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { completionOf, ENOUGH_PERCENT } from '#entities/worker/index.ts';
import { showToast } from '#shared/toast/index.ts';
import type { ApplicableJob } from './applicable-job.ts';

interface Applying {
  /** The dialog's job; null if it is closed. */
  readonly job: ApplicableJob | null;
  readonly apply: (job: ApplicableJob) => void;
  readonly close: () => void;
  /** Shows that the profile is incomplete, and opens it. */
  readonly refuse: () => void;
}

/** Opens the dialog, or the profile if it is incomplete (rules.md#profile-threshold). */
export function useApply(user: User, onIncomplete: () => void): Applying {
  const { t } = useTranslation('worker');
  const [job, setJob] = useState<ApplicableJob | null>(null);
  const close = (): void => setJob(null);
  const refuse = (): void => {
    close();
    showToast({ title: t('incomplete.title'), description: t('incomplete.text'), variant: 'destructive' });
    onIncomplete();
  };
  const apply = (wanted: ApplicableJob): void =>
    completionOf(user).percent >= ENOUGH_PERCENT ? setJob(wanted) : refuse();
  return { job, apply, close, refuse };
}
