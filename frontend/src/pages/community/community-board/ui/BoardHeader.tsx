import { ArrowLeft, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { BoardBadges, BoardCounts, type BoardDetail } from '#entities/board/index.ts';
import { BoardMembership } from '#features/community/join-board/index.ts';
import { ManageBoard } from '#features/community/write-board/index.ts';
import { ReportButton } from '#features/moderation/report/index.ts';
import { PageHeader } from '#shared/ui/index.ts';

export function BoardHeader({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('boards');
  const { name, description, location } = board;
  return (
    <>
      <PageHeader
        title={name}
        above={
          <>
            <Back to="/community">
              <ArrowLeft size={18} aria-hidden />
              {t('back')}
            </Back>
            <BoardBadges board={board} />
          </>
        }
        lead={<Description>{description}</Description>}
        actions={
          <>
            <BoardMembership board={board} isLoud withLogin />
            {board.permissions.mayManage && <ManageBoard board={board} />}
          </>
        }
      />
      <Facts>
        <BoardCounts board={board} />
        {location && (
          <p>
            <MapPin size={18} aria-hidden />
            {location}
          </p>
        )}
        {board.role !== 'owner' && <ReportButton about={{ contentType: 'board', contentId: board.id }} />}
      </Facts>
    </>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  justify-self: start;
  min-height: 24px;
`;

/** Retains the owner's line breaks. */
const Description = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  margin: calc(-1 * var(--space-3)) 0 var(--space-6);
  color: var(--text-muted);
  font-size: var(--size-14);
  > p {
    align-items: center;
  }
  > p:not(:first-child) {
    display: inline-flex;
    gap: 6px;
  }
  > button {
    margin-left: calc(-1 * var(--space-3));
  }
`;
