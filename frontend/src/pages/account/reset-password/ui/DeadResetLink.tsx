import { useTranslation } from 'react-i18next';
import { Callout, LinkButton, Stack, StepHeader } from '#shared/ui/index.ts';

/** The link was used, expired, or never existed. The next step is the same. */
export function DeadResetLink() {
  const { t } = useTranslation('account');
  return (
    <Stack $gap={5}>
      <StepHeader title={t('reset.deadTitle')} />
      <Callout tone="warning">{t('reset.deadText')}</Callout>
      <LinkButton to="/forgot-password" variant="primary" block>
        {t('reset.again')}
      </LinkButton>
    </Stack>
  );
}
