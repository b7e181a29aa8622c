import { Archive, EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#contract/community/board/board.ts';
import { Badge, Inline } from '#shared/ui/index.ts';

interface BoardBadgesProps {
  readonly board: Pick<Board, 'industry' | 'isPrivate' | 'isArchived' | 'role'> & {
    readonly isHidden?: boolean | undefined;
  };
}

/** A board's trade and state, and the reader's role in it. */
export function BoardBadges({ board }: BoardBadgesProps) {
  const { t } = useTranslation(['boards', 'jobs']);
  const { industry, isPrivate, isArchived, isHidden = false, role } = board;
  return (
    <Inline $gap={2}>
      <Badge $tone="info">{t(`jobs:trade.${industry}`)}</Badge>
      {isPrivate && (
        <Badge>
          <Lock aria-hidden />
          {t('private')}
        </Badge>
      )}
      {isArchived && (
        <Badge $tone="warning">
          <Archive aria-hidden />
          {t('archived')}
        </Badge>
      )}
      {isHidden && (
        <Badge $tone="danger">
          <EyeOff aria-hidden />
          {t('hidden')}
        </Badge>
      )}
      {role && role !== 'member' && <Badge $tone="success">{t(`role.${role}`)}</Badge>}
    </Inline>
  );
}
