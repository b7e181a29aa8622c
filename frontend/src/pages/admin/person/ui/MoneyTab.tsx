import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#contract/admin/person.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, Button, Card, Stack } from '#shared/ui/index.ts';
import { LedgerDialog, PaymentList, PayoutList, useLedgerLabels } from '#widgets/admin-payments/index.ts';

/** A person's ledger balances, their payments, and their withdrawals. */
export function MoneyTab({
  person: { id, firstName, lastName, balances },
}: {
  readonly person: AdminPerson;
}) {
  const { t } = useTranslation('admin');
  const words = useLedgerLabels();
  const [isExplained, explain] = useState(false);
  return (
    <Stack $gap={8}>
      <Card as="section" aria-labelledby="balances">
        <Stack $gap={3} $align="start">
          <h2 id="balances">{t('person.balances')}</h2>
          {balances.length === 0 && <p>{t('person.noBalances')}</p>}
          <FactList
            facts={balances.map(({ account, amount }) => ({
              key: account,
              name: words.account(account, null),
              value: <Amount value={amount} decimals="always" />,
            }))}
          />
          <Button onClick={() => explain(true)}>{t('person.ledger')}</Button>
        </Stack>
      </Card>
      <Stack as="section" aria-labelledby="payments">
        <h2 id="payments">{t('person.payments')}</h2>
        <PaymentList employerId={id} />
      </Stack>
      <Stack as="section" aria-labelledby="payouts">
        <h2 id="payouts">{t('person.payouts')}</h2>
        <PayoutList userId={id} />
      </Stack>
      {isExplained && (
        <LedgerDialog
          subject="person"
          id={id}
          about={`${firstName} ${lastName}`}
          onClose={() => explain(false)}
        />
      )}
    </Stack>
  );
}
