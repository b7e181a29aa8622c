import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { Management } from './Management.tsx';

/** Every referral to an employer's jobs (rules.md#employer-referrals). */
export function EmployerReferralsPage() {
  const { t } = useTranslation(['referral-management', 'employer']);
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('manage.title')}
        title={t('employer:onlyTitle')}
        text={t('employer:onlyText')}
        link={t('employer:onlyLink')}
      >
        {(employer) => <Management employer={employer} />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
