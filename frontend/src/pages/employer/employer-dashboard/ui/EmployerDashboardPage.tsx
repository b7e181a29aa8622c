import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { Dashboard } from './Dashboard.tsx';

export function EmployerDashboardPage() {
  const { t } = useTranslation('employer');
  return (
    <RequireSignIn>
      <EmployerOnly page={t('title')} title={t('onlyTitle')} text={t('onlyText')} link={t('onlyLink')}>
        {(employer) => <Dashboard employer={employer} />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
