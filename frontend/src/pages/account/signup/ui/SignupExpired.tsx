import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath } from '#entities/session/index.ts';
import { Callout, LinkButton, Page, PageHeader, Stack } from '#shared/ui/index.ts';

/** Shown if the sign-up through a provider is missing or expired. */
export function SignupExpired({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTranslation('account');
  return (
    <Page $width="form">
      <PageHeader title={t('provider.expiredTitle')} />
      <Stack $gap={5}>
        <Callout tone="warning">{t('provider.expiredText')}</Callout>
        <LinkButton to={loginPath(returnTo)} variant="primary" block>
          {t('provider.again')}
        </LinkButton>
        <p>
          <Link to="/signup">{t('provider.withPassword')}</Link>
        </p>
      </Stack>
    </Page>
  );
}
