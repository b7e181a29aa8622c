import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { useServerNow } from '#shared/lib/index.ts';
import { timeLeft } from './time-left.ts';

export interface UndoTexts {
  /** For example, "23 hours". */
  readonly time: string;
  /** The name of the restored status. */
  readonly status: string;
}

/** The effect of an undo and the time left for it; null if undo is not possible. */
export function useUndoTexts(): (referral: Referral) => UndoTexts | null {
  const { t } = useTranslation(['employer', 'referral']);
  const now = useServerNow();
  return ({ rollback }) => {
    const { allowed, previousStatus, expiresAt } = rollback;
    const left = allowed && expiresAt ? timeLeft(expiresAt, now) : null;
    if (!left || previousStatus === null) return null;
    const { unit, count } = left;
    return { time: t(`time.${unit}`, { count }), status: t(`referral:status.${previousStatus}`) };
  };
}
