import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import { Callout, LinkButton, Stack, StepHeader } from '#shared/ui/index.ts';

export function Confirmed() {
  const { t } = useTranslation('account');
  const { isSignedIn } = useCurrentUser();
  return (
    <Stack $gap={5}>
      <StepHeader title={t('verify.doneTitle')} />
      <Callout tone="success">{t('verify.doneText')}</Callout>
      <LinkButton to={isSignedIn ? '/dashboard' : '/api/login'} variant="primary" block>
        {t(isSignedIn ? 'verify.dashboard' : 'signIn')}
      </LinkButton>
    </Stack>
  );
}
