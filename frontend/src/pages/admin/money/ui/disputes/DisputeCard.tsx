import { useTranslation } from 'react-i18next';
import type { AdminDispute } from '#contract/billing/disputes/dispute.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { Amount, Button, Card, Inline, Stack, StatusBadge } from '#shared/ui/index.ts';
import { DisputeFacts } from './DisputeFacts.tsx';

interface DisputeCardProps {
  readonly dispute: AdminDispute;
  /** Opens the payment with every ledger row. */
  readonly onExplain: () => void;
  /** Shows the evidence for the bank. */
  readonly onAnswer: () => void;
  /** Opens the confirmation for forgiving a returned debit. */
  readonly onForgive: () => void;
}

const TONES = { open: 'warning', won: 'success', lost: 'danger' } as const;
/** A dispute with the affected amounts and the bank's deadline. */
export function DisputeCard({ dispute, onExplain, onAnswer, onForgive }: DisputeCardProps) {
  const { t } = useTranslation('admin-money');
  const { id, employer, amount, state, actions } = dispute;
  const name = `${employer.firstName} ${employer.lastName}`;
  const heading = `dispute-${id}`;
  return (
    <Card as="article" aria-labelledby={heading}>
      <Stack $gap={3}>
        <Inline $justify="space-between" $align="start" $gap={3}>
          <h2 id={heading}>
            <PersonLink person={employer} /> · <Amount value={amount} decimals="always" />
          </h2>
          <StatusBadge tone={TONES[state]}>{t(`disputes.state.${state}`)}</StatusBadge>
        </Inline>
        <DisputeFacts dispute={dispute} />
        <Inline $gap={2}>
          {actions.includes('answer') && (
            <Button variant="primary" aria-label={t('evidence.openOf', { name })} onClick={onAnswer}>
              {t('evidence.open')}
            </Button>
          )}
          {actions.includes('read_answer') && (
            <Button aria-label={t('evidence.toldOf', { name })} onClick={onAnswer}>
              {t('evidence.told')}
            </Button>
          )}
          {actions.includes('forgive') && (
            <Button aria-label={t('forgive.openOf', { name })} onClick={onForgive}>
              {t('forgive.open')}
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
