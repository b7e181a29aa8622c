import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral, ReferralList } from '../../../entities/referral/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  SkeletonList,
  Stack,
  type Column,
} from '../../../shared/ui/index.ts';
import {
  Disposition,
  ReferralBadges,
  useReferralDesk,
  type ReferralDesk,
} from '../../../widgets/referral-desk/index.ts';
import { WorkerCell } from './WorkerCell.tsx';

const PAGE = 10;

interface ReferralsSectionProps {
  readonly list: ReferralList | undefined;
  readonly isError: boolean;
  readonly onRetry: () => unknown;
}

export function ReferralsSection({ list, isError, onRetry }: ReferralsSectionProps) {
  const { t } = useTranslation('employer');
  return (
    <Stack as="section" aria-labelledby="recent-referrals">
      <h2 id="recent-referrals">{t('referrals.heading')}</h2>
      {list && <ReferralsTable list={list} />}
      {!list && isError && <ErrorState title={t('referrals.failed')} onRetry={onRetry} />}
      {!list && !isError && (
        <>
          <p role="status">{t('referrals.loading')}</p>
          <SkeletonList count={3} lines={3} />
        </>
      )}
    </Stack>
  );
}

function ReferralsTable({ list }: { readonly list: ReferralList }) {
  const { t } = useTranslation('employer');
  const desk = useReferralDesk();
  const columns = useColumns(desk);
  const [count, setCount] = useState(PAGE);
  const { referrals, isComplete } = list;
  if (referrals.length === 0) return <NoReferrals />;
  const left = referrals.length - count;
  return (
    <>
      {!isComplete && <p>{t('referrals.partial', { count: referrals.length })}</p>}
      <DataTable
        caption={t('referrals.heading')}
        columns={columns}
        rows={referrals.slice(0, count)}
        rowKey={(referral) => referral.id}
      />
      {left > 0 && (
        <Button onClick={() => setCount(count + PAGE)}>
          {t('referrals.more', { count: Math.min(left, PAGE) })}
        </Button>
      )}
      {desk.dialogs}
    </>
  );
}

function NoReferrals() {
  const { t } = useTranslation('employer');
  return (
    <EmptyState
      icon={<Users />}
      title={t('referrals.empty')}
      text={t('referrals.emptyText')}
      action={<LinkButton to="/post-job">{t('referrals.emptyAction')}</LinkButton>}
    />
  );
}

function useColumns(desk: ReferralDesk): readonly Column<Referral>[] {
  const { t } = useTranslation('employer');
  return [
    {
      key: 'worker',
      header: t('referrals.worker'),
      main: true,
      cell: (referral) => <WorkerCell referral={referral} />,
    },
    {
      key: 'by',
      header: t('referrals.referredBy'),
      cell: ({ referrer }) =>
        referrer ? `${referrer.firstName} ${referrer.lastName}` : t('referrals.direct'),
    },
    { key: 'job', header: t('referrals.job'), cell: (referral) => referral.job.title },
    {
      key: 'status',
      header: t('referrals.status'),
      cell: (referral) => <ReferralBadges referral={referral} />,
    },
    {
      key: 'disposition',
      header: t('referrals.disposition'),
      cell: (referral) => <Disposition referral={referral} desk={desk} />,
    },
  ];
}
