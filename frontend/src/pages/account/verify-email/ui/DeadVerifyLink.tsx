import { useTranslation } from 'react-i18next';
import { loginPath, useCurrentUser } from '#entities/session/index.ts';
import { useResendConfirmation } from '#features/account/confirm-email/index.ts';
import { Button, Callout, LinkButton, SkeletonList, Stack, StepHeader } from '#shared/ui/index.ts';

/** The link was used, expired, or never existed. The next step depends on the user. */
export function DeadVerifyLink() {
  const { t } = useTranslation('account');
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <SkeletonList count={1} />;
  const isConfirmed = user !== null && user.emailVerifiedAt !== null;
  return (
    <Stack $gap={5}>
      <StepHeader title={t('verify.deadTitle')} />
      {user === null && <SignedOut />}
      {user?.email && !isConfirmed && <Unconfirmed email={user.email} />}
      {user?.email && isConfirmed && <AlreadyConfirmed email={user.email} />}
    </Stack>
  );
}

function SignedOut() {
  const { t } = useTranslation('account');
  return (
    <>
      <Callout tone="warning">{t('verify.deadSignedOut')}</Callout>
      <LinkButton to={loginPath('/profile/security')} variant="primary" block>
        {t('signIn')}
      </LinkButton>
    </>
  );
}

function Unconfirmed({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  const sendAgain = useResendConfirmation(email);
  return (
    <>
      <Callout tone="warning">{t('verify.deadText', { email })}</Callout>
      <Button variant="primary" block onClick={sendAgain}>
        {t('verify.again')}
      </Button>
    </>
  );
}

function AlreadyConfirmed({ email }: { readonly email: string }) {
  const { t } = useTranslation('account');
  return (
    <>
      <Callout>{t('verify.already', { email })}</Callout>
      <LinkButton to="/dashboard" variant="primary" block>
        {t('verify.dashboard')}
      </LinkButton>
    </>
  );
}
