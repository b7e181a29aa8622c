import { useTranslation } from 'react-i18next';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { Dashboard } from './Dashboard.tsx';

export function EmployerDashboardPage() {
  const { t } = useTranslation('employer');
  return <EmployerPage page={t('title')}>{(employer) => <Dashboard employer={employer} />}</EmployerPage>;
}
