import type { TFunction } from 'i18next';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ServiceAddon } from '#contract/offers/addon/service-addon.ts';
import type { ServiceAddonStatus } from '#contract/offers/vocabulary/addon/service-addon-status.ts';
import {
  Amount,
  Button,
  DataTable,
  DateText,
  EmptyState,
  InfiniteList,
  LinkButton,
  SkeletonList,
  type Column,
} from '#shared/ui/index.ts';
import { useServicesInfiniteQuery } from '../api/services-api.ts';
import { CancelService } from './CancelService.tsx';
import { Brought, ServiceState } from './ServiceState.tsx';

interface ServiceListProps {
  /** Null for all. */
  readonly status: ServiceAddonStatus | null;
  readonly onShowAll: () => void;
}

function columnsIn(t: TFunction<'services'>): readonly Column<ServiceAddon>[] {
  return [
    {
      key: 'service',
      header: t('service'),
      main: true,
      cell: ({ addonType, workerName: name }) => t('serviceFor', { service: t(`kind.${addonType}`), name }),
    },
    {
      key: 'job',
      header: t('job'),
      cell: ({ jobId, jobTitle }) => <Link to={`/job/${jobId}/referrals`}>{jobTitle}</Link>,
    },
    { key: 'ordered', header: t('ordered'), cell: ({ createdAt }) => <DateText value={createdAt} /> },
    { key: 'state', header: t('state'), cell: (service) => <ServiceState service={service} /> },
    { key: 'brought', header: t('brought'), cell: (service) => <Brought service={service} /> },
    { key: 'price', header: t('price'), align: 'end', cell: ({ price }) => <Amount value={price} /> },
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: (service) => <CancelService service={service} />,
    },
  ];
}

/** Lists the newest first. */
export function ServiceList({ status, onShowAll }: ServiceListProps) {
  const { t } = useTranslation('services');
  const list = useServicesInfiniteQuery(status === null ? {} : { status });
  return (
    <InfiniteList
      list={list}
      failed={t('failed')}
      more={t('more')}
      empty={<NoServices isFiltered={status !== null} onShowAll={onShowAll} />}
      skeleton={<SkeletonList count={4} lines={2} />}
    >
      {(rows) => (
        <DataTable caption={t('title')} columns={columnsIn(t)} rows={rows} rowKey={({ id }) => id} />
      )}
    </InfiniteList>
  );
}

function NoServices({
  isFiltered,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  const { t } = useTranslation('services');
  return isFiltered ? (
    <EmptyState
      icon={<ClipboardCheck />}
      title={t('emptyFilter')}
      text={t('emptyFilterText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  ) : (
    <EmptyState
      icon={<ClipboardCheck />}
      title={t('empty')}
      text={t('emptyText')}
      action={<LinkButton to="/employer/referrals">{t('referrals')}</LinkButton>}
    />
  );
}
