import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListedModerationAction } from '#contract/moderation/cases.ts';
import { PagedTable, PersonLink } from '#entities/admin/index.ts';
import { DecisionBadge } from '#entities/moderation/index.ts';
import { ModeratePerson } from '#features/moderation/decide/index.ts';
import { DateText, EmptyState, type Column } from '#shared/ui/index.ts';
import { useDecisionsInfiniteQuery } from '../api/admin-lists-api.ts';

/** All decisions with their reasons; current suspensions can be lifted. */
export function DecisionList({ userId }: { readonly userId?: string }) {
  const { t } = useTranslation('moderation');
  const list = useDecisionsInfiniteQuery(userId === undefined ? {} : { userId }, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useColumns();
  return (
    <PagedTable
      list={list}
      caption={t('tabs.decisions')}
      columns={columns}
      empty={
        <EmptyState icon={<ScrollText />} title={t('decisions.empty')} text={t('decisions.emptyText')} />
      }
    />
  );
}

function useColumns(): readonly Column<ListedModerationAction>[] {
  const { t } = useTranslation('moderation');
  const isShutOut = ({ action, isActive }: ListedModerationAction): boolean =>
    isActive && (action === 'suspend' || action === 'ban');
  return [
    {
      key: 'user',
      header: t('decisions.person'),
      main: true,
      cell: ({ user }) => <PersonLink person={user} />,
    },
    { key: 'action', header: t('decisions.action'), cell: ({ action }) => <DecisionBadge action={action} /> },
    {
      key: 'reason',
      header: t('decisions.reason'),
      cell: ({ targetType, excerpt, reason }) => (
        <Words>
          {targetType !== 'user' && excerpt && <Small>{excerpt}</Small>}
          {reason}
        </Words>
      ),
    },
    {
      key: 'until',
      header: t('decisions.until'),
      cell: ({ expiresAt, isActive }) =>
        isActive ? expiresAt ? <DateText value={expiresAt} style="dateTime" /> : '—' : t('decisions.over'),
    },
    { key: 'by', header: t('decisions.by'), cell: ({ createdBy }) => <PersonLink person={createdBy} /> },
    {
      key: 'at',
      header: t('decisions.at'),
      cell: ({ createdAt }) => <DateText value={createdAt} style="dateTime" />,
    },
    {
      key: 'actions',
      header: t('decisions.actions'),
      cell: (one) => (isShutOut(one) ? <ModeratePerson person={{ ...one.user, isShutOut: true }} /> : '—'),
    },
  ];
}

const Words = styled.span`
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--size-14);
`;
