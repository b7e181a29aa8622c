import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { MyDocuments } from '#widgets/worker-documents/index.ts';
import { ReferralSettings } from '../ReferralSettings.tsx';
import { Section } from '../Section.tsx';
import { WorkForm } from '../form/WorkForm.tsx';

/** A trade or a company, a worker's documents, and the code for inviting people. */
export function WorkPart({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  const { userType } = user;
  return (
    <>
      {userType === 'worker' && (
        <Section name="work">
          <WorkForm key={userType} user={user} />
        </Section>
      )}
      {userType === 'employer' && (
        <Section name="work" lead={t('work.employerLead')}>
          <WorkForm key={userType} user={user} />
        </Section>
      )}
      {userType === 'worker' && <MyDocuments />}
      <Section name="referral">
        <ReferralSettings user={user} />
      </Section>
    </>
  );
}
