import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCurrentUser } from '#entities/session/index.ts';
import { Button, Callout } from '#shared/ui/index.ts';
import { useResendConfirmation } from '../model/use-resend-confirmation.ts';

interface ConfirmEmailCalloutProps {
  /** The feature that waits for it: texts in this person's name (rules.md#confirmed-senders). */
  readonly whatFor?: 'texts';
}

/** Reminds users to confirm their email. Renders nothing for confirmed users. */
export function ConfirmEmailCallout({ whatFor }: ConfirmEmailCalloutProps) {
  const { user } = useCurrentUser();
  if (!user?.email || user.emailVerifiedAt !== null || (whatFor && user.phoneVerifiedAt !== null))
    return null;
  return <Reminder email={user.email} whatFor={whatFor} />;
}

interface ReminderProps {
  readonly email: string;
  readonly whatFor: 'texts' | undefined;
}

function Reminder({ email, whatFor }: ReminderProps) {
  const { t } = useTranslation('account');
  const sendAgain = useResendConfirmation(email);
  return (
    <Callout tone="warning" title={t('confirmEmail.title')}>
      <Words>{t(whatFor ? 'confirmEmail.textsWait' : 'confirmEmail.text', { email })}</Words>
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
