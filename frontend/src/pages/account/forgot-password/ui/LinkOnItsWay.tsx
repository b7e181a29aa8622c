import { useTranslation } from 'react-i18next';
import { Button, Callout, LinkButton, Stack, StepHeader } from '#shared/ui/index.ts';

export function LinkOnItsWay({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Stack $gap={5}>
      <StepHeader title={t('forgot.sentTitle')} />
      <Callout tone="success" title={t('forgot.sent')}>
        {t('forgot.sentText')}
      </Callout>
      <Stack $gap={2}>
        <LinkButton to="/login" variant="primary" block>
          {t('backToLogin')}
        </LinkButton>
        <Button block onClick={onAgain}>
          {t('forgot.again')}
        </Button>
      </Stack>
    </Stack>
  );
}
