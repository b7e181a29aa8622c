import { useTranslation } from 'react-i18next';
import { Callout, LinkButton, Stack, StepHeader } from '#shared/ui/index.ts';

/** The link expired or never existed. The next step is the same. */
export function DeadLink() {
  const { t } = useTranslation('waitlist');
  return (
    <Stack $gap={5}>
      <StepHeader title={t('confirm.deadTitle')} />
      <Callout tone="warning">{t('confirm.deadText')}</Callout>
      <LinkButton to="/waitlist" variant="primary" block>
        {t('confirm.again')}
      </LinkButton>
    </Stack>
  );
}
