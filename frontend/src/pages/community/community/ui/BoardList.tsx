import { MessagesSquare, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBoardsInfiniteQuery } from '#entities/board/index.ts';
import { CreateBoard } from '#features/community/write-board/index.ts';
import { Button, EmptyState, InfiniteList } from '#shared/ui/index.ts';
import type { BoardFilter } from '../model/use-board-filter.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardGrid, BoardGridSkeleton } from './BoardGrid.tsx';

interface BoardListProps {
  readonly filter: BoardFilter;
  readonly isSignedIn: boolean;
  readonly onClear: () => void;
}

export function BoardList({ filter, isSignedIn, onClear }: BoardListProps) {
  const { t } = useTranslation('boards');
  const list = useBoardsInfiniteQuery(filter);
  const isFiltered = filter.q !== '' || filter.industry !== '' || filter.mine;
  return (
    <div>
      <InfiniteList
        list={list}
        failed={t('listFailed')}
        more={t('moreBoards')}
        empty={<NoBoards {...{ isFiltered, isSignedIn, onClear }} />}
        skeleton={<BoardGridSkeleton />}
      >
        {(boards) => (
          <BoardGrid>
            {boards.map((board) => (
              <BoardCard key={board.id} board={board} />
            ))}
          </BoardGrid>
        )}
      </InfiniteList>
    </div>
  );
}

interface NoBoardsProps {
  readonly isFiltered: boolean;
  readonly isSignedIn: boolean;
  readonly onClear: () => void;
}

function NoBoards({ isFiltered, isSignedIn, onClear }: NoBoardsProps) {
  const { t } = useTranslation('boards');
  if (isFiltered) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('empty')}
        text={t('emptyFiltered')}
        action={<Button onClick={onClear}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={t('empty')}
      text={t('emptyText')}
      action={isSignedIn && <CreateBoard isLoud={false} />}
    />
  );
}
