import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#entities/session/index.ts';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

/**
 * Unlike other screens, those that post a job do not send people away to sign in (rules.md#signed-out-screens). Its text file is `post-job`.
 * Whose session ended in the middle of the form reads that nothing is lost.
 */
export function LoginToPost() {
  const { t } = useTranslation('post-job');
  const { pathname } = useLocation();
  return (
    <Page $width="form">
      <PageHeader title={t('loginTitle')} />
      <EmptyState
        title={t('login')}
        text={t('draftKept')}
        action={
          <LinkButton to={loginPath(pathname)} variant="primary">
            {t('loginButton')}
          </LinkButton>
        }
      />
    </Page>
  );
}
