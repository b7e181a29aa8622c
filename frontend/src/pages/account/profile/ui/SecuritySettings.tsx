import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { EmailSettings } from './EmailSettings.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Part } from './Section.tsx';
import { SessionList } from './SessionList.tsx';
import { Collapsible } from './Collapsible.tsx';

export function SecuritySettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  return (
    <Stack $gap={5}>
      <EmailSettings user={user} />
      <Part>
        <h3>{t('password.title')}</h3>
        {user.hasPassword ? (
          <Collapsible label={t('password.change')}>{(close) => <PasswordForm onDone={close} />}</Collapsible>
        ) : (
          <p>{t('password.none')}</p>
        )}
      </Part>
      <Part style={{ justifyItems: 'stretch' }}>
        <Stack $gap={1}>
          <h3>{t('sessions.title')}</h3>
          <p>{t('sessions.lead')}</p>
        </Stack>
        <SessionList />
      </Part>
    </Stack>
  );
}
