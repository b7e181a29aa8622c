import { useTranslation } from 'react-i18next';
import type { BulkAnswer, BulkStatusInput } from '#contract/hiring/bulk-status.ts';
import type { ReferralStatus } from '#contract/hiring/vocabulary/referral-status.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useBulkRollbackMutation, useBulkStatusMutation } from './bulk-calls.ts';
import { rememberBulk, type LastBulk } from './last-bulk.ts';

export type BulkRefusals = BulkAnswer['results'];

type Change = Pick<BulkStatusInput, 'notes' | 'reason'> & {
  readonly status: 'contacted' | 'rejected';
};

/** One step for many, and the way back. Both answer what was refused, or null where the call itself failed. */
export function useBulkChange(userId: string) {
  const { t } = useTranslation(['referral-management', 'employer', 'referral']);
  const [move] = useBulkStatusMutation();
  const [rollBack] = useBulkRollbackMutation();

  const say = ({ changed }: BulkAnswer, title: string, status?: ReferralStatus): void =>
    showToast({
      title,
      description: status
        ? t('bulk.moved', { count: changed, status: t(`referral:status.${status}`) })
        : t('bulk.undone', { count: changed }),
      variant: changed > 0 ? 'success' : 'default',
    });

  async function change(ids: readonly string[], input: Change): Promise<BulkRefusals | null> {
    const outcome = await move({ ids: [...ids], ...input, key: crypto.randomUUID() });
    if (outcome.error) {
      showFailure(outcome.error, t('employer:status.failed'));
      return null;
    }
    const { results, undoUntil } = outcome.data;
    const changed = results.filter((one) => one.outcome === 'changed').map(({ id }) => id);
    if (undoUntil) rememberBulk(userId, { ids: changed, status: input.status, undoUntil });
    say(outcome.data, t('employer:status.updatedTitle'), input.status);
    return results.filter((one) => one.outcome === 'refused');
  }

  async function undo({ ids, status }: LastBulk): Promise<BulkRefusals | null> {
    const outcome = await rollBack({ ids: [...ids], status, key: crypto.randomUUID() });
    if (outcome.error) {
      showFailure(outcome.error, t('employer:undo.failed'), t('employer:undo.failedText'));
      return null;
    }
    rememberBulk(userId, null);
    say(outcome.data, t('employer:undo.doneTitle'));
    return outcome.data.results.filter((one) => one.outcome === 'refused');
  }

  return { change, undo };
}
