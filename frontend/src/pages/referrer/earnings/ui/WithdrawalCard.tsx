import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { WithdrawalView } from '#contract/billing/payouts/payout-account.ts';
import { Amount, Card, DateText, Inline, Stack, StatusBadge, type Tone } from '#shared/ui/index.ts';

const TONES: Readonly<Record<WithdrawalView['status'], Tone>> = {
  pending: 'info',
  sent: 'info',
  paid: 'success',
  failed: 'danger',
};
/** The movements of a withdrawal. */
const STEPS = ['withdrawal_requested', 'withdrawal_sent', 'withdrawal_settled', 'withdrawal_failed'] as const;

interface WithdrawalCardProps {
  readonly withdrawal: WithdrawalView;
}

export function WithdrawalCard({ withdrawal }: WithdrawalCardProps) {
  const { t } = useTranslation('earnings');
  const { amount, status, failure, bank, createdAt, movements } = withdrawal;
  return (
    <Card as="li" $tight>
      <Stack $gap={2}>
        <Inline $gap={3}>
          <strong>
            <Amount value={amount} decimals="always" />
          </strong>
          <StatusBadge tone={TONES[status]}>{t(`history.status.${status}`)}</StatusBadge>
          <span>
            <DateText value={createdAt} />
            {bank && ` · ${t('bank.ending', { last4: bank.last4 })}`}
          </span>
        </Inline>
        {failure && <p>{t(`history.failure.${failure}`)}</p>}
        <details>
          <summary>{t('history.movements')}</summary>
          <Movements>
            {movements.map(({ kind, at }) => {
              const step = STEPS.find((one) => one === kind);
              return (
                step && (
                  <li key={kind}>
                    <DateText value={at} style="dateTime" /> · {t(`history.step.${step}`)}
                  </li>
                )
              );
            })}
          </Movements>
        </details>
      </Stack>
    </Card>
  );
}

const Movements = styled.ol`
  margin: var(--space-2) 0 0;
  padding-left: var(--space-5);
  color: var(--text-muted);
`;
