import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AdminPaymentDetail } from '#contract/admin/payments.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, Badge, Card, DateText, Inline, Stack } from '#shared/ui/index.ts';
import { useLedgerLabels } from '../model/use-ledger-labels.ts';

type Movement = AdminPaymentDetail['ledger'][number];

/** Ledger movements of a payment and its referral; each adds up to zero (rules.md#balanced-ledger). */
export function LedgerMovements({ movements }: { readonly movements: readonly Movement[] }) {
  const { t } = useTranslation('admin');
  return (
    <Stack as="section" $gap={3} aria-labelledby="payment-ledger">
      <div>
        <h3 id="payment-ledger">{t('ledger.heading')}</h3>
        <Lead>{t(movements.length > 0 ? 'ledger.lead' : 'ledger.empty')}</Lead>
      </div>
      {movements.map((movement) => (
        <MovementCard key={movement.id} movement={movement} />
      ))}
    </Stack>
  );
}

function MovementCard({ movement }: { readonly movement: Movement }) {
  const { t } = useTranslation('admin');
  const words = useLedgerLabels();
  return (
    <Card $tight as="div">
      <Inline $justify="space-between">
        <strong>{words.movement(movement.kind)}</strong>
        <Inline $gap={2}>
          {!movement.ofThisPayment && <Badge $tone="neutral">{t('ledger.ofReferral')}</Badge>}
          <Lead as="span">
            <DateText value={movement.at} style="dateTime" />
          </Lead>
        </Inline>
      </Inline>
      <FactList
        facts={movement.entries.map(({ account, owner, amount }) => ({
          key: `${account} ${owner}`,
          name: words.account(account, owner),
          value: <Amount value={amount} decimals="always" />,
        }))}
      />
    </Card>
  );
}

const Lead = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
