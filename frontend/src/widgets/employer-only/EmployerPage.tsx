import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequireSignIn, type User } from '#entities/session/index.ts';
import { EmployerOnly } from './EmployerOnly.tsx';

interface EmployerPageProps {
  /** The page's title for everyone else. */
  readonly page: string;
  readonly children: (employer: User) => ReactNode;
}

/** A page of an employer's account. Other users are asked to sign in, or led to their own dashboard. */
export function EmployerPage({ page, children }: EmployerPageProps) {
  const { t } = useTranslation('employer');
  return (
    <RequireSignIn>
      <EmployerOnly page={page} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
        {children}
      </EmployerOnly>
    </RequireSignIn>
  );
}
