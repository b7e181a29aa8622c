import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { LoginProblem as Problem } from '#contract/identity/sign-in/login.ts';
import { loginPath } from '#entities/session/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Callout } from '#shared/ui/index.ts';

/** Loaded separately, because few users see it. */
const ShutOutByProvider = lazyPart(async () => (await import('./ShutOutByProvider.tsx')).ShutOutByProvider);

interface LoginProblemProps {
  readonly problem: Problem;
  readonly returnTo: string;
}

/** The reason why a sign-in through a provider failed. */
export function LoginProblem(props: LoginProblemProps) {
  const general = <GeneralProblem {...props} />;
  if (props.problem !== 'suspended') return general;
  return <ShutOutByProvider otherwise={general} />;
}

function GeneralProblem({ problem, returnTo }: LoginProblemProps) {
  const { t } = useTranslation('account');
  return (
    <div role="alert">
      <Callout tone="danger" title={t(`login.problem.${problem}.title`)}>
        {t(`login.problem.${problem}.text`)}
        {problem !== 'suspended' && <Again href={loginPath(returnTo)}>{t('login.tryAgain')}</Again>}
      </Callout>
    </div>
  );
}

const Again = styled.a`
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: 44px;
  font-weight: 600;
`;
