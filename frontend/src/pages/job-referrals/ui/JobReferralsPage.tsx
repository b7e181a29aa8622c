import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '../../../entities/session/index.ts';
import { EmployerOnly } from '../../../widgets/employer-only/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** The referrals of one job (document 2 §2.12). */
export function JobReferralsPage() {
  const { t } = useTranslation('rooms');
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('jobReferrals.title')}
        title={t('employersOnly.title')}
        text={t('employersOnly.text')}
        link={t('employersOnly.link')}
      >
        {() => <EmptyRoom room="jobReferrals" icon={Users} to="/employer-dashboard" />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
