import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { serverNow } from '#shared/api/index.ts';
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
  return ({ rollback }) => {
    const { allowed, previousStatus, expiresAt } = rollback;
    const left = allowed && expiresAt ? timeLeft(expiresAt, serverNow()) : null;
    if (!left || previousStatus === null) return null;
    const { unit, count } = left;
    return { time: t(`time.${unit}`, { count }), status: t(`referral:status.${previousStatus}`) };
  };
}
