import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { User } from '#entities/session/index.ts';
import { ConfirmEmailCallout } from '#features/account/confirm-email/index.ts';
import { Inline, Stack, StatusBadge } from '#shared/ui/index.ts';
import { EmailForm } from './EmailForm.tsx';
import { Collapsible } from './Collapsible.tsx';

export function EmailSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  if (user.email === null) return <NoEmail />;
  const isConfirmed = user.emailVerifiedAt !== null;
  return (
    <Stack $gap={3} $align="start">
      <h3>{t('email.title')}</h3>
      <Inline $gap={3}>
        <Address>{user.email}</Address>
        <StatusBadge tone={isConfirmed ? 'success' : 'warning'}>
          {t(isConfirmed ? 'email.confirmed' : 'email.unconfirmed')}
        </StatusBadge>
      </Inline>
      <ConfirmEmailCallout />
      {user.hasPassword ? (
        <Collapsible label={t('email.change')}>{(close) => <EmailForm onDone={close} />}</Collapsible>
      ) : (
        <p>{t('email.elsewhere')}</p>
      )}
    </Stack>
  );
}

/** The account signs in by phone, so it has no password to enter. */
function NoEmail() {
  const { t } = useTranslation('profile');
  return (
    <Stack $gap={3} $align="start">
      <h3>{t('email.title')}</h3>
      <p>{t('email.none')}</p>
      <Collapsible label={t('email.add')}>{(close) => <EmailForm isFirst onDone={close} />}</Collapsible>
    </Stack>
  );
}

const Address = styled.span`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;
