import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { Page, PageHeader } from '#shared/ui/index.ts';
import { OnboardingForm } from './OnboardingForm.tsx';

/** The three steps from an account to a profile (rules.md#onboarding). */
export function OnboardingPage() {
  const { t } = useTranslation('onboarding');
  return (
    <RequireSignIn>
      {(user) => (
        <Page $width="form">
          <PageHeader title={t('title')} lead={t('lead')} />
          <OnboardingForm key={user.id} user={user} />
        </Page>
      )}
    </RequireSignIn>
  );
}
