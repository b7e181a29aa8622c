import { useTranslation } from 'react-i18next';
import { Button, SkeletonList } from '#shared/ui/index.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { StepActions } from './StepActions.tsx';

interface UserGateProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

/** Shown until the user is known, because a member's form has fewer fields. */
export function UserGate({ isLoading, onRetry, ...frame }: UserGateProps) {
  const { t } = useTranslation(['refer-worker', 'common']);
  return (
    <SheetFrame {...frame} step="form">
      {isLoading ? (
        <SkeletonList count={1} lines={3} />
      ) : (
        <>
          <p>{t('login.failed')}</p>
          <StepActions>
            <Button variant="primary" block onClick={onRetry}>
              {t('common:action.retry')}
            </Button>
            <Button block onClick={frame.onClose}>
              {t('common:action.cancel')}
            </Button>
          </StepActions>
        </>
      )}
    </SheetFrame>
  );
}
