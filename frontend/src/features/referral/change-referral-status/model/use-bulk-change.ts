import { useTranslation } from 'react-i18next';
import type { BulkAnswer, BulkStatusInput } from '#contract/hiring/referral/bulk-status.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { showFailure, showToast, type ToastAction } from '#shared/toast/index.ts';
import { useBulkRollbackMutation, useBulkStatusMutation } from '../api/change-referral-status-api.ts';
import { rememberBulk, type LastBulk } from './last-bulk.ts';

export type BulkRefusals = BulkAnswer['results'];

type Change = Pick<BulkStatusInput, 'notes' | 'reason' | 'message'> & {
  readonly status: 'contacted' | 'rejected';
};

/** Moves many referrals, or undoes it. Both resolve to the refusals, or null if the call itself failed. */
export function useBulkChange(userId: string) {
  const { t } = useTranslation(['referral-management', 'employer', 'referral']);
  const [move] = useBulkStatusMutation();
  const [rollBack] = useBulkRollbackMutation();

  const say = (changed: number, title: string, description: string, action?: ToastAction): void =>
    showToast({ title, description, variant: changed > 0 ? 'success' : 'default', action });
  const sayMoved = ({ changed }: BulkAnswer, status: ReferralStatus, action?: ToastAction): void => {
    const words = t('bulk.moved', { count: changed, status: t(`referral:status.${status}`) });
    say(changed, t('employer:status.updatedTitle'), words, action);
  };
  /** Also counts the referrals that could not be undone, because only the toast shows them. */
  const sayUndone = ({ changed, results }: BulkAnswer): void => {
    const left = results.filter(({ outcome }) => outcome === 'refused').length;
    const words = [
      t('bulk.undone', { count: changed }),
      ...(left > 0 ? [t('bulk.refused', { count: left })] : []),
    ];
    say(changed, t('employer:undo.doneTitle'), words.join(' '));
  };

  async function change(ids: readonly string[], input: Change): Promise<BulkRefusals | null> {
    const outcome = await move({ ids: [...ids], ...input, key: crypto.randomUUID() });
    if (outcome.error) {
      showFailure(outcome.error, t('employer:status.failed'));
      return null;
    }
    const { results, undoUntil } = outcome.data;
    const changed = results.filter((one) => one.outcome === 'changed').map(({ id }) => id);
    const bulk = undoUntil && changed.length > 0 ? { ids: changed, status: input.status, undoUntil } : null;
    if (bulk) rememberBulk(userId, bulk);
    // Offers undo in the toast, as for a single referral.
    const back = bulk && { label: t('employer:undo.confirm'), run: () => void undo(bulk) };
    sayMoved(outcome.data, input.status, back ?? undefined);
    return results.filter((one) => one.outcome === 'refused');
  }

  async function undo({ ids, status }: LastBulk): Promise<BulkRefusals | null> {
    const outcome = await rollBack({ ids: [...ids], status, key: crypto.randomUUID() });
    if (outcome.error) {
      showFailure(outcome.error, t('employer:undo.failed'), t('employer:undo.failedText'));
      return null;
    }
    rememberBulk(userId, null);
    sayUndone(outcome.data);
    return outcome.data.results.filter((one) => one.outcome === 'refused');
  }

  return { change, undo };
}
