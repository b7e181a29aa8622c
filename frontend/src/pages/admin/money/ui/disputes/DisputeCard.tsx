import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/billing/dispute.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, Button, Card, DateText, Inline, Stack, StatusBadge } from '#shared/ui/index.ts';

interface DisputeCardProps {
  readonly dispute: AdminDispute;
  /** Opens its payment with every row of the ledger. */
  readonly onExplain: () => void;
  /** Shows what the bank would be told. */
  readonly onAnswer: () => void;
}

const TONES = { open: 'warning', won: 'success', lost: 'danger' } as const;
const KNOWN_REASONS = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'unrecognized',
  'credit_not_processed',
  'subscription_canceled',
  'general',
] as const;

/** A dispute with what depends on it, and until when the bank listens. */
export function DisputeCard({ dispute, onExplain, onAnswer }: DisputeCardProps) {
  const { t } = useTranslation('admin-money');
  const {
    id,
    employer,
    amount,
    reason,
    state,
    evidenceDueAt,
    evidenceSentAt,
    frozen,
    loss,
    openedAt,
    closedAt,
  } = dispute;
  const known = KNOWN_REASONS.find((one) => one === reason);
  const name = `${employer.firstName} ${employer.lastName}`;
  const heading = `dispute-${id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="start" $gap={3}>
          <h2 id={heading}>
            {name} · <Amount value={amount} decimals="always" />
          </h2>
          <StatusBadge tone={TONES[state]}>{t(`disputes.state.${state}`)}</StatusBadge>
        </Inline>
        <FactList
          facts={[
            {
              key: 'reason',
              name: t('disputes.reason'),
              value: known ? t(`disputes.reasons.${known}`) : reason,
            },
            {
              key: 'due',
              name: t('disputes.due'),
              value: evidenceDueAt === null ? t('none') : <DateText value={evidenceDueAt} style="dateTime" />,
            },
            {
              key: 'sent',
              name: t('disputes.evidenceSent'),
              value:
                evidenceSentAt === null ? (
                  t('disputes.notSent')
                ) : (
                  <DateText value={evidenceSentAt} style="dateTime" />
                ),
            },
            { key: 'frozen', name: t('disputes.frozen'), value: <Amount value={frozen} decimals="always" /> },
            { key: 'loss', name: t('disputes.loss'), value: <Amount value={loss} decimals="always" /> },
            {
              key: 'opened',
              name: t('disputes.opened'),
              value: <DateText value={openedAt} style="dateTime" />,
            },
            ...(closedAt === null
              ? []
              : [
                  {
                    key: 'closed',
                    name: t('disputes.closed'),
                    value: <DateText value={closedAt} style="dateTime" />,
                  },
                ]),
          ]}
        />
        <Inline $gap={2}>
          {state === 'open' && evidenceSentAt === null && (
            <Button variant="primary" aria-label={t('evidence.openOf', { name })} onClick={onAnswer}>
              {t('evidence.open')}
            </Button>
          )}
          <Button aria-label={t('explainOf', { name })} onClick={onExplain}>
            {t('explain')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
