import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../entities/session/index.ts';
import { completionOf, ENOUGH_PERCENT } from '../../../entities/worker/index.ts';
import { showToast } from '../../../shared/toast/index.ts';
import type { ApplicableJob } from './applicable-job.ts';

interface Applying {
  /** For the dialog; null: closed. */
  readonly job: ApplicableJob | null;
  readonly apply: (job: ApplicableJob) => void;
  readonly close: () => void;
}

/** Opens the dialog, or the profile where too little of it is filled in (decision 42). Needs the `worker` texts. */
export function useApply(user: User, onIncomplete: () => void): Applying {
  const { t } = useTranslation('worker');
  const [job, setJob] = useState<ApplicableJob | null>(null);
  const apply = (wanted: ApplicableJob): void => {
    if (completionOf(user).percent >= ENOUGH_PERCENT) return setJob(wanted);
    showToast({ title: t('incomplete.title'), description: t('incomplete.text'), variant: 'destructive' });
    onIncomplete();
  };
  return { job, apply, close: () => setJob(null) };
}
