import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { loginProblemSchema, pathAfterLogin, returnToSchema } from '#contract/identity/sign-in/login.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { BackHome, requestedPath, useWithReturnPath } from '#features/account/sign-up/index.ts';
import { lazyCode, useAddressParams } from '#shared/lib/index.ts';
import { Button, Card, Page, PageHeader, Stack } from '#shared/ui/index.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginProblem } from './LoginProblem.tsx';
import { PasskeyStep } from './PasskeyStep.tsx';

/** Loaded only for users who sign in by text. */
const TextStep = lazyCode(async () => (await import('./TextStep.tsx')).TextStep);

/** Loaded only for users with a second step. */
const CodeStep = lazyCode(async () => (await import('./CodeStep.tsx')).CodeStep);

export function LoginPage() {
  const { t } = useTranslation('account');
  const [search] = useAddressParams();
  const { state }: { readonly state: unknown } = useLocation();
  const { user } = useCurrentUser();
  const withReturnPath = useWithReturnPath();
  // Providers redirect here for the code.
  const [step, setStep] = useState<'password' | 'text' | 'code'>(
    search.get('step') === 'code' ? 'code' : 'password',
  );
  const waits = step === 'code';
  const problem = loginProblemSchema.safeParse(search.get('problem')).data;
  if (user) return <Navigate replace to={pathAfterLogin(requestedPath(search, state))} />;
  return (
    <Page $width="form">
      <PageHeader title={t('login.title')} lead={t('login.lead')} above={<BackHome />} />
      <Stack $gap={5}>
        {problem && (
          <LoginProblem problem={problem} returnTo={returnToSchema.parse(search.get('returnTo'))} />
        )}
        <Card as="div">
          <Suspense fallback={null}>
            {step === 'code' && (
              <Stack $gap={4}>
                <CodeStep onAgain={() => setStep('password')} />
                <PasskeyStep />
              </Stack>
            )}
            {step === 'text' && (
              <TextStep onWaits={() => setStep('code')} onPassword={() => setStep('password')} />
            )}
          </Suspense>
          {step === 'password' && (
            <Stack $gap={4}>
              <LoginForm onWaits={() => setStep('code')} />
              <PasskeyStep />
              <Button block onClick={() => setStep('text')}>
                {t('login.byText')}
              </Button>
            </Stack>
          )}
        </Card>
      </Stack>
      {!waits && (
        <Others aria-label={t('login.newHere')}>
          <h2>{t('login.newHere')}</h2>
          <Link to={withReturnPath('/signup')}>{t('login.member')}</Link>
          <Link to={withReturnPath('/employer-signup')}>{t('login.employer')}</Link>
          <Link to={withReturnPath('/worker-signup')} state={state}>
            {t('login.worker')}
          </Link>
        </Others>
      )}
    </Page>
  );
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
