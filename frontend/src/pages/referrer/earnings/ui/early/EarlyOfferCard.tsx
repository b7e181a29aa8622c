import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { EarlyPayoutView } from '#contract/billing/payouts/early-payout.ts';
import { formatAmount, useFormatDate } from '#shared/lib/index.ts';
import { Amount, Button, Card, Inline, Stack } from '#shared/ui/index.ts';

interface EarlyOfferCardProps {
  readonly offer: EarlyPayoutView;
  readonly onChoose: () => void;
}

export function EarlyOfferCard({ offer, onChoose }: EarlyOfferCardProps) {
  const { t, i18n } = useTranslation('earnings');
  const formatDate = useFormatDate();
  const { amount, fee, payout, dueAt, workerName, jobTitle } = offer;
  const money = (value: string): string => formatAmount(value, i18n.language, 'always');
  return (
    <Card as="li" $tight>
      <Inline $justify="space-between" $gap={4}>
        <Stack $gap={1}>
          <span>
            <strong>
              <Amount value={amount} decimals="always" />
            </strong>{' '}
            · {t('early.due', { date: formatDate(dueAt, 'day') })}
          </span>
          <span>{t('early.for', { worker: workerName, job: jobTitle })}</span>
          <Note>{t('early.fee', { fee: money(fee) })}</Note>
        </Stack>
        <Button
          aria-label={t('early.takeFor', { payout: money(payout), worker: workerName })}
          onClick={onChoose}
        >
          {t('early.take', { payout: money(payout) })}
        </Button>
      </Inline>
    </Card>
  );
}

const Note = styled.span`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
