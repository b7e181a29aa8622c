import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import { useResendConfirmation } from '../model/use-resend-confirmation.ts';

/** A reminder for whoever has not confirmed their email; for everybody else there is nothing. */
export function ConfirmEmailCallout() {
  const { user } = useCurrentUser();
  return user?.emailVerifiedAt === null ? <Reminder email={user.email} /> : null;
}

function Reminder({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const sendAgain = useResendConfirmation(email);
  return (
    <Callout tone="warning" title={t('confirmEmail.title')}>
      <Words>{t('confirmEmail.text', { email })}</Words>
      <Button size="sm" onClick={sendAgain}>
        {t('confirmEmail.again')}
      </Button>
    </Callout>
  );
}

const Words = styled.p`
  margin-block: var(--space-1) var(--space-3);
  overflow-wrap: anywhere;
`;
