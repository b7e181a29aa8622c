import { MessageSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Board } from '#contract/community/board/board.ts';

interface BoardCountsProps {
  readonly board: Pick<Board, 'memberCount' | 'postCount'>;
}

/** The numbers of members and posts, if the reader may see them (rules.md#private-boards). */
export function BoardCounts({ board: { memberCount, postCount } }: BoardCountsProps) {
  const { t } = useTranslation('boards');
  return (
    <Counts>
      {memberCount !== null && (
        <span>
          <Users size={18} aria-hidden />
          {t('members', { count: memberCount })}
        </span>
      )}
      <span>
        <MessageSquare size={18} aria-hidden />
        {postCount === null ? t('postsForMembers') : t('posts', { count: postCount })}
      </span>
    </Counts>
  );
}

const Counts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    flex: none;
  }
`;
