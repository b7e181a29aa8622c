import { useTranslation } from 'react-i18next';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { Management } from './Management.tsx';

/** Every referral to an employer's jobs (rules.md#employer-referrals). */
export function EmployerReferralsPage() {
  const { t } = useTranslation('referral-management');
  return (
    <EmployerPage page={t('manage.title')}>{(employer) => <Management employer={employer} />}</EmployerPage>
  );
}
