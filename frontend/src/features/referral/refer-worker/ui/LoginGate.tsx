import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#entities/session/index.ts';
import { Button, LinkButton, SkeletonList } from '#shared/ui/index.ts';
import { referPath, type ReferableJob } from '../model/referable-job.ts';
import { SheetFrame } from './SheetFrame.tsx';
import { StepActions } from './StepActions.tsx';

interface LoginGateProps {
  readonly job: ReferableJob | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

/** What stands before the form for someone who is not signed in (rules.md#refer-dialog); both ways come back to the form. */
export function LoginGate({ job, isLoading, isError, onRetry, ...frame }: LoginGateProps) {
  const { t } = useTranslation(['refer-worker', 'common']);
  const { pathname, search } = useLocation();
  const back = job ? referPath(job.id) : `${pathname}${search}`;
  return (
    <SheetFrame {...frame} step="login">
      {isLoading ? (
        <SkeletonList count={1} lines={3} />
      ) : (
        <>
          <p>{t(isError ? 'login.failed' : 'login.text')}</p>
          <StepActions>
            {isError ? (
              <Button variant="primary" block onClick={onRetry}>
                {t('common:action.retry')}
              </Button>
            ) : (
              <>
                <LinkButton variant="primary" block to={loginPath(back)} icon={<LogIn aria-hidden />}>
                  {t('login.action')}
                </LinkButton>
                <LinkButton block to={`/signup?returnTo=${encodeURIComponent(back)}`}>
                  {t('login.signUp')}
                </LinkButton>
              </>
            )}
            <Button block onClick={frame.onClose}>
              {t('common:action.cancel')}
            </Button>
          </StepActions>
        </>
      )}
    </SheetFrame>
  );
}
