import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { serverNow } from '#shared/api/index.ts';
import { timeLeft } from './time-left.ts';

export interface UndoTexts {
  /** "23 hours". */
  readonly time: string;
  /** The name of the state that comes back. */
  readonly status: string;
}

/** What an undo would do and how long it may be done; null where nothing can be undone. */
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
