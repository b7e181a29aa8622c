import { LogIn, UserPlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { loginPath, useCurrentUser } from '#entities/session/index.ts';
import { Button, LinkButton } from '#shared/ui/index.ts';
import { useBoardMembership } from '../model/use-board-membership.ts';
import { LeaveBoard } from './LeaveBoard.tsx';

interface BoardMembershipProps {
  readonly board: Board;
  /** The screen's only primary button. */
  readonly isLoud?: boolean;
  /** Lists offer visitors nothing (rules.md#board-visitors). */
  readonly withLogin?: boolean;
}

/** The one possible action: join, request to join, cancel the request, or leave. */
export function BoardMembership({ board, isLoud = false, withLogin = false }: BoardMembershipProps) {
  const { t } = useTranslation('boards');
  const { isSignedIn, isLoading } = useCurrentUser();
  const { join, leave } = useBoardMembership(board);
  if (!isSignedIn && !isLoading) {
    if (!withLogin || board.isArchived) return null;
    return (
      <LinkButton
        to={loginPath(`/community/${board.id}`)}
        variant="primary"
        icon={<LogIn size={20} aria-hidden />}
      >
        {t('login')}
      </LinkButton>
    );
  }
  if (board.hasRequested) {
    return (
      <Button icon={<X size={20} aria-hidden />} aria-label={t('cancelRequestOf', board)} onClick={leave}>
        {t('cancelRequest')}
      </Button>
    );
  }
  if (board.permissions.mayLeave) {
    return <LeaveBoard board={board} isLoud={isLoud} onLeave={leave} />;
  }
  // Before the user is loaded, the board has no membership data. A press waits for it.
  if (board.isMember || board.isArchived || (isLoading && !withLogin)) return null;
  const words = board.isPrivate ? 'request' : isLoud ? 'joinBoard' : 'join';
  return (
    <Button
      variant={isLoud ? 'primary' : 'secondary'}
      icon={<UserPlus size={20} aria-hidden />}
      aria-label={t(board.isPrivate ? 'requestOf' : 'joinOf', board)}
      onClick={join}
    >
      {t(words)}
    </Button>
  );
}
