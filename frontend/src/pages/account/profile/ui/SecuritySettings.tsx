import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { LinkButton, Stack } from '#shared/ui/index.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneSettings } from './PhoneSettings.tsx';
import { Part } from './Section.tsx';
import { SecurityEvents } from './security/SecurityEvents.tsx';
import { SessionList } from './security/SessionList.tsx';
import { Collapsible } from './Collapsible.tsx';

export function SecuritySettings({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'security']);
  return (
    <Stack $gap={5}>
      <EmailSettings user={user} />
      <PhoneSettings user={user} />
      <Part>
        <h3>{t('password.title')}</h3>
        {user.hasPassword ? (
          <Collapsible label={t('password.change')}>{(close) => <PasswordForm onDone={close} />}</Collapsible>
        ) : (
          <p>{t('password.none')}</p>
        )}
      </Part>
      <Part>
        <h3>{t('secondStep.title')}</h3>
        <p>{t('secondStep.lead')}</p>
        <LinkButton to="/profile/second-step">{t('secondStep.open')}</LinkButton>
      </Part>
      <Part style={{ justifyItems: 'stretch' }}>
        <Stack $gap={1}>
          <h3>{t('sessions.title')}</h3>
          <p>{t('sessions.lead')}</p>
        </Stack>
        <SessionList />
      </Part>
      <Part style={{ justifyItems: 'stretch' }}>
        <Stack $gap={1}>
          <h3>{t('security:title')}</h3>
          <p>{t('security:lead')}</p>
        </Stack>
        <SecurityEvents />
      </Part>
    </Stack>
  );
}
