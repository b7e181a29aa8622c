import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RequireSignIn } from '#entities/session/index.ts';
import { EmployerOnly } from '#widgets/employer-only/index.ts';
import { JobReferrals } from './JobReferrals.tsx';

/** The referrals of one job (rules.md#job-referrals). */
export function JobReferralsPage() {
  const { t } = useTranslation(['referral-management', 'employer']);
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('job.title')}
        title={t('employer:onlyTitle')}
        text={t('employer:onlyText')}
        link={t('employer:onlyLink')}
      >
        {() => <JobReferrals key={id} jobId={id} />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
