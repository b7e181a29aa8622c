import { useTranslation } from 'react-i18next';
import type { SystemHealth } from '#entities/admin/index.ts';
import { FactList } from '#entities/admin/index.ts';
import { Amount, Card, DateText, Skeleton, Stack, StatusBadge } from '#shared/ui/index.ts';

/** Each part of the system with a word, an icon, and the figures behind them. */
export function SystemStatus({ health }: { readonly health: SystemHealth | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Card aria-labelledby="system-status">
      <Stack $gap={3}>
        <h2 id="system-status">{t('settings.system')}</h2>
        {health ? <Parts health={health} /> : <Skeleton $height="420px" />}
      </Stack>
    </Card>
  );
}

function Parts({ health }: { readonly health: SystemHealth }) {
  const { t } = useTranslation('admin');
  const { database, queue, messages } = health;
  const sent = (count: number | null): string =>
    count === null ? t('system.sentByProvider') : t('system.sentToday', { count });
  return (
    <FactList
      facts={[
        {
          key: 'database',
          name: t('system.database'),
          value: (
            <StatusBadge tone={database.reachable ? 'success' : 'danger'}>
              {t(database.reachable ? 'system.connected' : 'system.down')}
            </StatusBadge>
          ),
        },
        {
          key: 'latency',
          name: t('system.latency'),
          value: t('system.ms', { count: Math.round(database.latencyMs) }),
        },
        { key: 'schema', name: t('system.schema'), value: health.schemaVersion },
        { key: 'queue', name: t('system.queue'), value: t('system.queueDepth', queue) },
        {
          key: 'failed',
          name: t('system.failed'),
          value: (
            <StatusBadge tone={queue.failed > 0 ? 'danger' : 'success'}>
              {t('system.failedCount', { count: queue.failed })}
            </StatusBadge>
          ),
        },
        {
          key: 'email',
          name: t('system.email', { provider: t(`system.provider.${messages.email.provider}`) }),
          value: sent(messages.email.sentToday),
        },
        {
          key: 'text',
          name: t('system.text', { provider: t(`system.provider.${messages.text.provider}`) }),
          value: sent(messages.text.sentToday),
        },
        {
          key: 'textCost',
          name: t('system.textCost'),
          value: <Amount value={messages.textCostToday} decimals="exact" />,
        },
        {
          key: 'textLimit',
          name: t('system.textLimit'),
          value: messages.textLimit ?? t('system.noLimit'),
        },
        {
          key: 'textBudget',
          name: t('system.textBudget'),
          value:
            messages.textBudget === null ? (
              t('system.noLimit')
            ) : (
              <Amount value={messages.textBudget} decimals="exact" />
            ),
        },
        { key: 'waiting', name: t('system.waiting'), value: messages.waiting },
        { key: 'held', name: t('system.held'), value: messages.heldTexts },
        {
          key: 'dueWork',
          name: t('system.dueWork'),
          value: health.lastDueWorkAt ? (
            <DateText value={health.lastDueWorkAt} style="dateTime" />
          ) : (
            t('system.never')
          ),
        },
        {
          key: 'started',
          name: t('system.started'),
          value: <DateText value={health.processStartedAt} style="dateTime" />,
        },
      ]}
    />
  );
}
