import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmployerPage } from '#widgets/employer-only/index.ts';
import { JobReferrals } from './JobReferrals.tsx';

/** The referrals of one job (rules.md#job-referrals). */
export function JobReferralsPage() {
  const { t } = useTranslation('referral-management');
  const { id = '' } = useParams();
  return <EmployerPage page={t('job.title')}>{() => <JobReferrals key={id} jobId={id} />}</EmployerPage>;
}
