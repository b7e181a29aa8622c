import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useEmployerReferrals, type Referral } from '#entities/referral/index.ts';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  ShowMore,
  SkeletonList,
  Stack,
  VisuallyHidden,
  type Column,
} from '#shared/ui/index.ts';
import { useCrews, useReferralColumns, type ReferralManagement } from '#widgets/referral-management/index.ts';
import { isNarrowed, type ListParams } from '../model/list-params.ts';
import { BulkBar } from './BulkBar.tsx';

const PAGE = 25;

interface ReferralListProps {
  readonly params: ListParams;
  readonly management: ReferralManagement;
  readonly userId: string;
  readonly onChange: (changes: Partial<ListParams>) => void;
  readonly onClear: () => void;
}

export function ReferralList(props: ReferralListProps) {
  const { params, management, userId, onChange, onClear } = props;
  const { t } = useTranslation(['referral-management', 'employer']);
  const { job, status, q, unconfirmed, sort } = params;
  const list = useEmployerReferrals({ job, status, q, unconfirmed, sort, limit: PAGE });
  const crews = useCrews();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selecting = useSelection(management, chosen, setChosen);
  const columns = selecting.map((column) =>
    column.key === 'age' ? { ...column, sort: sortBy(sort, onChange) } : column,
  );
  if (list.isLoading) return <SkeletonList count={4} lines={3} />;
  if (list.isError) return <ErrorState title={t('employer:referrals.failed')} onRetry={list.retry} />;
  if (list.referrals.length === 0) return <Nothing isNarrowed={isNarrowed(params)} onClear={onClear} />;
  // Ignores selected referrals that left the list in the meantime.
  const selected = list.referrals.filter(({ id }) => chosen.has(id));
  return (
    <Stack $gap={4}>
      <BulkBar
        shown={list.referrals}
        selected={selected}
        userId={userId}
        onSelect={(ids) => setChosen(new Set(ids))}
      />
      {list.total !== null && <p role="status">{t('manage.count', { count: list.total })}</p>}
      <DataTable
        caption={t('manage.title')}
        columns={columns}
        rows={list.referrals}
        rowKey={(referral) => referral.id}
        groups={crews}
      />
      <ShowMore list={list.more} label={t('manage.more')} />
    </Stack>
  );
}

/** Sorts by the referral date; a press reverses the order. */
function sortBy(sort: ListParams['sort'], onChange: ReferralListProps['onChange']): Column<Referral>['sort'] {
  return {
    direction: sort === 'newest' ? 'descending' : 'ascending',
    onTurn: () => onChange({ sort: sort === 'newest' ? 'oldest' : 'newest' }),
  };
}

function useSelection(
  management: ReferralManagement,
  chosen: ReadonlySet<string>,
  choose: (ids: ReadonlySet<string>) => void,
): readonly Column<Referral>[] {
  const { t } = useTranslation('referral-management');
  const [worker, ...columns] = useReferralColumns(management);
  const toggle = (id: string, isChosen: boolean): void => {
    const ids = new Set(chosen);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    choose(ids);
  };
  const select: Column<Referral> = {
    key: 'select',
    header: t('bulk.select'),
    cell: ({ id, workerName }) => (
      <Tick>
        <input
          type="checkbox"
          checked={chosen.has(id)}
          onChange={({ target }) => toggle(id, target.checked)}
        />
        <VisuallyHidden>{t('bulk.selectOne', { name: workerName })}</VisuallyHidden>
      </Tick>
    ),
  };
  return worker ? [select, worker, ...columns] : columns;
}

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function Nothing({ isNarrowed: narrowed, onClear }: NothingProps) {
  const { t } = useTranslation(['referral-management', 'employer']);
  if (narrowed) {
    return (
      <EmptyState
        icon={<Users />}
        title={t('manage.noneMatch')}
        text={t('manage.noneMatchText')}
        action={<Button onClick={onClear}>{t('filter.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Users />}
      title={t('employer:referrals.empty')}
      text={t('employer:referrals.emptyText')}
      action={<LinkButton to="/post-job-enhanced">{t('employer:referrals.emptyAction')}</LinkButton>}
    />
  );
}

const Tick = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;
  input {
    width: 24px;
    height: 24px;
    accent-color: var(--action);
    cursor: pointer;
  }
`;
