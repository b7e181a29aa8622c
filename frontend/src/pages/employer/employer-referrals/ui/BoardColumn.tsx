import { useDroppable } from '@dnd-kit/core';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  STATUS_STYLE,
  useEmployerReferrals,
  type Referral,
  type ReferralStatus,
} from '#entities/referral/index.ts';
import { onPaper } from '#shared/theme/index.ts';
import { ErrorState, ShowMore, Skeleton } from '#shared/ui/index.ts';
import type { ReferralManagement } from '#widgets/referral-management/index.ts';
import type { ListParams } from '../model/list-params.ts';
import { BoardCard } from './BoardCard.tsx';

const PAGE = 20;

interface BoardColumnProps {
  readonly status: ReferralStatus;
  readonly params: ListParams;
  readonly management: ReferralManagement;
  /** The card that is being moved. */
  readonly lifted: Referral | null;
}

export function BoardColumn({ status, params, management, lifted }: BoardColumnProps) {
  const { t } = useTranslation(['referral-management', 'employer', 'referral']);
  const { job, q, unconfirmed } = params;
  const list = useEmployerReferrals({ job, q, unconfirmed, status: [status], limit: PAGE });
  const isHome = lifted?.status === status;
  const takes = lifted?.nextActions.some((next) => next.status === status) ?? false;
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: lifted !== null && !takes && !isHome });
  return (
    <Column
      ref={setNodeRef}
      aria-labelledby={`column-${status}`}
      $takes={takes}
      $over={isOver && takes}
      $away={lifted !== null && !takes && !isHome}
    >
      <h2 id={`column-${status}`}>
        {createElement(STATUS_STYLE[status].icon, { size: 18, 'aria-hidden': true })}
        {t(`referral:status.${status}`)}
        <span>{list.isLoading ? '…' : (list.total ?? list.referrals.length)}</span>
      </h2>
      <Cards>
        {list.isLoading && <Skeleton $height="88px" />}
        {list.isError && <ErrorState title={t('employer:referrals.failed')} onRetry={list.retry} />}
        {list.referrals.length > 0 && (
          <ul role="list">
            {list.referrals.map((referral) => (
              <BoardCard key={referral.id} referral={referral} management={management} />
            ))}
          </ul>
        )}
        {!list.isLoading && !list.isError && list.referrals.length === 0 && <Empty>{t('board.empty')}</Empty>}
        <ShowMore list={list.more} label={t('manage.more')} />
      </Cards>
    </Column>
  );
}

const Column = styled.section<{ $takes: boolean; $over: boolean; $away: boolean }>`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
  min-height: 240px;
  padding: var(--space-3);
  border: 2px solid ${({ $takes }) => ($takes ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--radius);
  background: ${({ $over }) => ($over ? 'var(--neutral-soft)' : 'var(--sunken)')};
  ${({ $takes }) => $takes && 'border-style: dashed;'}
  ${({ $away }) => $away && 'border-style: dotted;'}
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--size-16);
  }
  h2 span {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  ul {
    display: grid;
    gap: var(--space-2);
  }
`;

/** Cards that do not fit scroll under the fixed heading. */
const Cards = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
  /* Leaves room for the focus ring of a card. */
  margin: -4px;
  padding: 4px;
  max-height: max(320px, 70dvh);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  ${onPaper} {
    max-height: none;
  }
`;

const Empty = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
