import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FailedJob } from '#contract/admin/lists.ts';
import { PagedTable } from '#entities/admin/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, DateText, Stack, type Column } from '#shared/ui/index.ts';
import { useFailedJobsInfiniteQuery, useRetryFailedJobMutation } from '../api/admin-dashboard-api.ts';

const ALL = {};

/** Jobs that failed after all tries, with a way to retry them. */
export function FailedJobs() {
  const { t } = useTranslation('admin');
  const list = useFailedJobsInfiniteQuery(ALL, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  return (
    <Stack as="section" $gap={3} aria-labelledby="failed-jobs">
      <h2 id="failed-jobs">{t('failed.heading')}</h2>
      <PagedTable
        list={list}
        caption={t('failed.heading')}
        columns={columns}
        empty={<Callout tone="success">{t('failed.empty')}</Callout>}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<FailedJob>[] {
  const { t } = useTranslation('admin');
  const [retry] = useRetryFailedJobMutation();
  const tryAgain = async ({ id }: FailedJob): Promise<void> => {
    const { error } = await retry(id);
    if (error) showFailure(error, t('failed.retryFailed'));
    else showToast({ title: t('failed.retried'), variant: 'success' });
  };
  return [
    { key: 'name', header: t('failed.name'), main: true, cell: ({ name }) => name },
    { key: 'reason', header: t('failed.reason'), cell: ({ reason }) => reason ?? '—' },
    { key: 'tries', header: t('failed.tries'), align: 'end', cell: ({ tries }) => tries },
    {
      key: 'at',
      header: t('failed.at'),
      cell: ({ failedAt }) => <DateText value={failedAt} style="dateTime" />,
    },
    {
      key: 'actions',
      header: t('failed.actions'),
      cell: (job) => (
        <Button
          size="sm"
          icon={<RotateCw aria-hidden />}
          aria-label={t('failed.retryOf', { name: job.name })}
          onClick={() => tryAgain(job)}
        >
          {t('failed.retry')}
        </Button>
      ),
    },
  ];
}
