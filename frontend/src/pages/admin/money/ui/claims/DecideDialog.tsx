import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardClaim } from '#contract/rewards/reward-claim.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, TextArea } from '#shared/ui/index.ts';
import { useDecideClaimsMutation } from '../../api/money-api.ts';
import { totalOf } from '../../model/total-of.ts';

interface DecideDialogProps {
  readonly claims: readonly RewardClaim[];
  readonly approve: boolean;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

const MOST_REASON = 500;

/** Pays or refuses one or more claims. The referrer reads the reason of a refusal. */
export function DecideDialog({ claims, approve, onClose, onDecided }: DecideDialogProps) {
  const { t, i18n } = useTranslation('admin-money');
  const [decide] = useDecideClaimsMutation();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = !approve && reason.trim() === '';
  const count = claims.length;
  const amount = formatAmount(totalOf(claims), i18n.language);
  const send = async (): Promise<void> => {
    setTried(true);
    if (isMissing) throw new Error('A refusal needs a reason');
    const { data, error } = await decide({ ids: claims.map(({ id }) => id), approve, reason: reason.trim() });
    if (error || !data) throw shownFailure(error, t('claims.toast.failed'));
    const skipped = data.filter(({ outcome }) => outcome === 'skipped').length;
    const decided = data.length - skipped;
    const done = claims.filter(({ id }) => data.some((one) => one.id === id && one.outcome !== 'skipped'));
    showToast({
      title: t(approve ? 'claims.toast.paid' : 'claims.toast.refused', {
        count: decided,
        amount: formatAmount(totalOf(done), i18n.language),
      }),
      ...(skipped > 0 && { description: t('claims.toast.skipped', { count: skipped }) }),
      variant: decided > 0 ? 'success' : 'destructive',
    });
    onDecided();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(approve ? 'claims.payTitle' : 'claims.refuseTitle', { count })}
      description={t(approve ? 'claims.payText' : 'claims.refuseText', { amount })}
      confirmLabel={t(approve ? 'claims.paySome' : 'claims.refuseSome', { count, amount })}
      danger={!approve}
      onConfirm={send}
    >
      <TextArea
        optional={approve}
        name="reason"
        label={t(approve ? 'claims.note' : 'claims.reasonLabel')}
        help={t(approve ? 'claims.noteHelp' : 'claims.reasonHelp')}
        rows={3}
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isMissing ? translateMessage('Please say why') : undefined}
      />
    </ConfirmDialog>
  );
}
