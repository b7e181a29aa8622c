import { useTranslation } from 'react-i18next';
import type { SystemHealth } from '#entities/admin/index.ts';
import { Callout, DataTable, DateText, Skeleton, Stack, StatusBadge, type Column } from '#shared/ui/index.ts';

type Sweep = SystemHealth['sweeps'][number];

const nameOf = ({ name }: Sweep): string => name;

/** Work that runs every minute: failures with their reason are visible, the rest is one press away. */
export function ScheduledWork({ sweeps }: { readonly sweeps: readonly Sweep[] | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <Stack as="section" $gap={3} aria-labelledby="scheduled-work">
      <h2 id="scheduled-work">{t('sweeps.heading')}</h2>
      {sweeps ? <Sweeps sweeps={sweeps} /> : <Skeleton $height="90px" />}
    </Stack>
  );
}

function Sweeps({ sweeps }: { readonly sweeps: readonly Sweep[] }) {
  const { t } = useTranslation('admin');
  const columns = useColumns();
  const failing = sweeps.filter(({ failures }) => failures > 0);
  return (
    <>
      {failing.length > 0 ? (
        <DataTable caption={t('sweeps.failing')} columns={columns} rows={failing} rowKey={nameOf} />
      ) : (
        <Callout tone="success">{t('sweeps.fine')}</Callout>
      )}
      <details>
        <summary>{t('sweeps.all', { count: sweeps.length })}</summary>
        <DataTable caption={t('sweeps.heading')} columns={columns} rows={sweeps} rowKey={nameOf} />
      </details>
    </>
  );
}

function useColumns(): readonly Column<Sweep>[] {
  const { t } = useTranslation('admin');
  return [
    { key: 'name', header: t('sweeps.name'), main: true, cell: nameOf },
    {
      key: 'success',
      header: t('sweeps.lastSuccess'),
      cell: ({ lastSuccessAt }) =>
        lastSuccessAt ? <DateText value={lastSuccessAt} style="dateTime" /> : t('system.never'),
    },
    {
      key: 'failures',
      header: t('sweeps.state'),
      cell: ({ failures }) => (
        <StatusBadge tone={failures > 0 ? 'danger' : 'success'}>
          {t('sweeps.failedSince', { count: failures })}
        </StatusBadge>
      ),
    },
    { key: 'reason', header: t('failed.reason'), cell: ({ reason }) => reason ?? '—' },
  ];
}
