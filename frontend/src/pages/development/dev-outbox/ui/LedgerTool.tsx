import { useTranslation } from 'react-i18next';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, Stack, StatusBadge } from '#shared/ui/index.ts';
import { useLazyLedgerCheckQuery } from '../api/dev-outbox-api.ts';

/** Checks that the books balance. */
export function LedgerTool() {
  const { t } = useTranslation('dev-outbox');
  const [check, { data }] = useLazyLedgerCheckQuery();
  const run = async (): Promise<void> => {
    const { error } = await check(undefined);
    if (error) showToast({ title: t('ledger.failed'), variant: 'destructive' });
  };
  return (
    <Card aria-labelledby="dev-ledger">
      <Stack $gap={3} $align="start">
        <h2 id="dev-ledger">{t('ledger.title')}</h2>
        <div role="status">
          {data ? (
            <>
              <StatusBadge tone={data.balanced ? 'success' : 'danger'}>
                {t(data.balanced ? 'ledger.balanced' : 'ledger.unbalanced')}
              </StatusBadge>{' '}
              {t('ledger.transactions', { count: data.transactions })}
              <ul role="list">
                {data.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          ) : (
            t('ledger.lead')
          )}
        </div>
        <Button size="sm" onClick={run}>
          {t('ledger.run')}
        </Button>
      </Stack>
    </Card>
  );
}
