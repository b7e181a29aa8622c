import { useTranslation } from 'react-i18next';
import { Button, LinkButton, Stack, StepHeader } from '#shared/ui/index.ts';

/** `onChange` is null after the link has expired. */
export function AllSet({ onChange }: { readonly onChange: (() => void) | null }) {
  const { t } = useTranslation('waitlist');
  return (
    <Stack $gap={5}>
      <StepHeader title={t('done.title')} lead={t('done.text')} />
      <Stack $gap={2}>
        <LinkButton to="/home?industry=all" variant="primary" block>
          {t('done.jobs')}
        </LinkButton>
        {onChange && (
          <Button block onClick={onChange}>
            {t('done.change')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
