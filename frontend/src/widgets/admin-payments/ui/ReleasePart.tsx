import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Amount, Button, Dialog, Stack, TextArea } from '#shared/ui/index.ts';
import { useReleaseMilestoneMutation } from '../api/admin-payments-api.ts';

type Part = AdminPaymentDetail['referrals'][number]['milestones'][number];

const SHORTEST_REASON = 5;

/** A bonus part that waits for the worker, with a button that releases it (rules.md#unconfirmed-hires). */
export function ReleasePart({ part }: { readonly part: Part }) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <Waiting>
      <Amount value={part.amount} decimals="always" />
      <Button
        size="sm"
        aria-label={t('payment.release.openOf', { percent: part.percent })}
        onClick={() => setOpen(true)}
      >
        {t('payment.release.open')}
      </Button>
      {isOpen && <ReleaseDialog part={part} onClose={() => setOpen(false)} />}
    </Waiting>
  );
}

function ReleaseDialog({ part, onClose }: { readonly part: Part; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation(['admin', 'common']);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [release, { isLoading }] = useReleaseMilestoneMutation();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShort(reason.trim().length < SHORTEST_REASON);
    if (reason.trim().length < SHORTEST_REASON) return;
    const { error } = await release({ id: part.id, reason });
    if (error) return showFailure(error, t('payment.release.failed'));
    showToast({ title: t('payment.release.done'), variant: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!isLoading}
      title={t('payment.release.title', { percent: part.percent })}
      description={t('payment.release.text')}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          <TextArea
            label={t('payment.release.reason')}
            help={t('payment.release.reasonHelp')}
            error={isShort ? t('payment.release.short') : undefined}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Actions>
            <Button type="button" onClick={onClose} disabled={isLoading}>
              {t('common:action.cancel')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              loading={isLoading}
              loadingText={t('payment.release.working')}
            >
              {t('payment.release.confirm', { amount: formatAmount(part.amount, i18n.language) })}
            </Button>
          </Actions>
        </Stack>
      </form>
    </Dialog>
  );
}

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
`;
