import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EarlyPayoutView } from '#contract/billing/payouts/early-payout.ts';
import { isApiError, useIdempotencyKeys } from '#shared/api/index.ts';
import { formatAmount, formatDate } from '#shared/lib/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Amount, Button, Dialog, ErrorState, SkeletonList, Stack } from '#shared/ui/index.ts';
import { useEarlyPayoutQuery, useTakeEarlyPayoutMutation } from '../../api/earnings-api.ts';

interface EarlyPayoutDialogProps {
  readonly offer: EarlyPayoutView;
  readonly onClose: () => void;
}

/** Shows the current fee and payout before any money moves. */
export function EarlyPayoutDialog({ offer, onClose }: EarlyPayoutDialogProps) {
  const { t, i18n } = useTranslation('earnings');
  const quote = useEarlyPayoutQuery(offer.id, { refetchOnMountOrArgChange: true });
  const [take, { isLoading: isTaking }] = useTakeEarlyPayoutMutation();
  const keyOf = useIdempotencyKeys();
  const money = (value: string): string => formatAmount(value, i18n.language, 'always');
  const confirm = async ({ id, payout }: EarlyPayoutView): Promise<void> => {
    const { error } = await take({ id, payout, idempotencyKey: keyOf(payout) });
    if (!error) {
      const description = t('early.doneText', { payout: money(payout) });
      showToast({ title: t('early.done'), description, variant: 'success' });
      onClose();
      return;
    }
    showFailure(error, t('early.refused'));
    if (isApiError(error) && error.code === 'billing.early_payout_changed') void quote.refetch();
  };
  const figures = quote.isError ? undefined : quote.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('early.title')}
      description={t('early.for', { worker: offer.workerName, job: offer.jobTitle })}
      dismissible={!isTaking}
      footer={
        figures && (
          <>
            <Button onClick={onClose} disabled={isTaking}>
              {t('early.wait')}
            </Button>
            <Button
              variant="primary"
              loading={isTaking}
              loadingText={t('early.taking')}
              onClick={() => confirm(figures)}
            >
              {t('early.take', { payout: money(figures.payout) })}
            </Button>
          </>
        )
      }
    >
      {quote.isError && <ErrorState title={t('early.quoteFailed')} onRetry={quote.refetch} />}
      {!quote.isError && !figures && <SkeletonList count={1} lines={3} />}
      {figures && (
        <Stack $gap={4}>
          <Figures quote={figures} />
          <p>
            {t('early.waiting', {
              date: formatDate(figures.dueAt, i18n.language, 'day'),
              amount: money(figures.amount),
            })}
          </p>
        </Stack>
      )}
    </Dialog>
  );
}

function Figures({ quote: { amount, fee, payout } }: { readonly quote: EarlyPayoutView }) {
  const { t } = useTranslation('earnings');
  return (
    <Lines>
      <div>
        <dt>{t('early.line.amount')}</dt>
        <dd>
          <Amount value={amount} decimals="always" />
        </dd>
      </div>
      <div>
        <dt>{t('early.line.fee')}</dt>
        <dd>
          <Amount value={`-${fee}`} decimals="always" />
        </dd>
      </div>
      <Total>
        <dt>{t('early.line.payout')}</dt>
        <dd>
          <Amount value={payout} decimals="always" />
        </dd>
      </Total>
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: var(--space-2);
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

const Total = styled.div`
  align-items: baseline;
  padding-top: var(--space-2);
  border-top: 2px solid var(--line-strong);
  font-weight: 600;
  dd {
    font: 700 var(--size-26) / 1.1 var(--font-display);
  }
`;
