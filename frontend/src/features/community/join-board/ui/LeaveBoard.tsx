import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';

interface LeaveBoardProps {
  readonly board: Board;
  readonly isLoud: boolean;
  readonly onLeave: () => Promise<void>;
}

/** Leaving a private board requires confirmation, because returning needs a new request. */
export function LeaveBoard({ board, isLoud, onLeave }: LeaveBoardProps) {
  const { t } = useTranslation('boards');
  const [isRequested, setIsRequested] = useState(false);
  return (
    <>
      <Button
        variant={isLoud ? 'secondary' : 'ghost'}
        icon={<LogOut size={20} aria-hidden />}
        aria-label={t('leaveOf', board)}
        onClick={board.isPrivate ? () => setIsRequested(true) : onLeave}
      >
        {t('leave')}
      </Button>
      {isRequested && (
        <ConfirmDialog
          open
          onOpenChange={() => setIsRequested(false)}
          title={t('leaveTitle', board)}
          description={t('leaveText')}
          confirmLabel={t('leave')}
          danger
          onConfirm={onLeave}
        />
      )}
    </>
  );
}
