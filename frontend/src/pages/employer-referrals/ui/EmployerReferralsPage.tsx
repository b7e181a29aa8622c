import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '../../../entities/session/index.ts';
import { EmployerOnly } from '../../../widgets/employer-only/index.ts';
import { EmptyRoom } from '../../../widgets/empty-room/index.ts';

/** Every referral to an employer's jobs (document 2 §2.4). */
export function EmployerReferralsPage() {
  const { t } = useTranslation('rooms');
  return (
    <RequireSignIn>
      <EmployerOnly
        page={t('employerReferrals.title')}
        title={t('employersOnly.title')}
        text={t('employersOnly.text')}
        link={t('employersOnly.link')}
      >
        {() => <EmptyRoom room="employerReferrals" icon={Users} to="/employer-dashboard" />}
      </EmployerOnly>
    </RequireSignIn>
  );
}
