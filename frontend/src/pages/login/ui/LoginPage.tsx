import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { returnToSchema } from '../../../../../backend/modules/identity/contract/login.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { BackHome } from '../../../features/sign-up/index.ts';
import { Card, Page, PageHeader } from '../../../shared/ui/index.ts';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { user } = useCurrentUser();
  if (user) return <Navigate replace to={pathAfterLogin(search.get('returnTo'))} />;
  return (
    <Page $width="form">
      <PageHeader title={t('login.title')} lead={t('login.lead')} above={<BackHome />} />
      <Card as="div">
        <LoginForm />
      </Card>
      <Others aria-label={t('login.newHere')}>
        <h2>{t('login.newHere')}</h2>
        <Link to="/signup">{t('login.member')}</Link>
        <Link to="/employer-signup">{t('login.employer')}</Link>
        <Link to="/worker-signup">{t('login.worker')}</Link>
      </Others>
    </Page>
  );
}

/** Paths of this site only; the start page means the dashboard, which is where signed-in people work. */
function pathAfterLogin(returnTo: string | null): string {
  const path = returnToSchema.parse(returnTo);
  return path === '/' || path.startsWith('/api/') || path.startsWith('/login') ? '/dashboard' : path;
}

const Others = styled.nav`
  display: grid;
  justify-items: start;
  margin-top: var(--space-6);
  h2 {
    font-size: var(--size-20);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 500;
  }
`;
