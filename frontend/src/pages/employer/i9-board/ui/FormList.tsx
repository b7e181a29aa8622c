import type { TFunction } from 'i18next';
import { FileCheck2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { I9Row } from '#contract/eligibility/form/i9-form.ts';
import { I9DueText, useI9FormsInfiniteQuery } from '#entities/i9/index.ts';
import {
  DataTable,
  DateText,
  EmptyState,
  InfiniteList,
  LinkButton,
  SkeletonList,
  type Column,
} from '#shared/ui/index.ts';
import { Turn } from './Turn.tsx';

type Say = TFunction<'i9-employer'>;

function columnsIn(t: Say): readonly Column<I9Row>[] {
  return [
    {
      key: 'worker',
      header: t('board.worker'),
      main: true,
      cell: ({ referralId, workerName, jobTitle }) => (
        <Link to={`/employer/i9/${referralId}`}>{t('board.workerAndJob', { workerName, jobTitle })}</Link>
      ),
    },
    { key: 'due', header: t('board.next'), cell: (row) => <I9DueText form={row} /> },
    { key: 'turn', header: t('board.turn'), cell: (row) => <Turn form={row} /> },
    { key: 'start', header: t('board.start'), cell: ({ startsOn }) => dayOr(startsOn, t('board.unknown')) },
    {
      key: 'keep',
      header: t('board.keep'),
      cell: ({ isHeld, retentionExpiry }) =>
        isHeld ? t('board.held') : dayOr(retentionExpiry, t('board.whileEmployed')),
    },
  ];
}

function dayOr(day: string | null, otherwise: string): ReactNode {
  return day === null ? otherwise : <DateText value={day} />;
}

/** One row per hire, the first due date on top. */
export function FormList({ isDue }: { readonly isDue: boolean }) {
  const { t } = useTranslation('i9-employer');
  const list = useI9FormsInfiniteQuery(isDue ? { due: 'true' } : {});
  return (
    <InfiniteList
      list={list}
      failed={t('board.failed')}
      more={t('board.more')}
      empty={
        <EmptyState
          icon={<FileCheck2 />}
          title={t(isDue ? 'board.nothingDue' : 'board.none')}
          text={t('board.noneText')}
          action={<LinkButton to="/employer/referrals">{t('board.referrals')}</LinkButton>}
        />
      }
      skeleton={<SkeletonList count={3} lines={2} />}
    >
      {(rows) => (
        <DataTable caption={t('board.title')} columns={columnsIn(t)} rows={rows} rowKey={({ id }) => id} />
      )}
    </InfiniteList>
  );
}
