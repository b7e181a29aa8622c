import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#entities/session/index.ts';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

/**
 * Screens that post a job do not redirect visitors to sign-in, unlike others (rules.md#signed-out-screens).
 * If the session ended mid-form, the page says that the draft is safe. Needs the `post-job` texts.
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
