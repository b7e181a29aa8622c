import { useTranslation } from 'react-i18next';
import { FormikTextField } from '#shared/form/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import { useSendI9CodeMutation } from '../api/sign-section1-api.ts';

/** The code for a copied link. We text it to the worker's own phone. */
export function CodeField({ token }: { readonly token: string }) {
  const { t } = useTranslation('i9');
  const [send, { isLoading, isSuccess }] = useSendI9CodeMutation();
  const ask = async (): Promise<void> => {
    const { error } = await send(token);
    if (error) showFailure(error, t('code.failed'), t('toast.tryAgain'));
    else showToast({ title: t('code.sent'), description: t('code.sentText'), variant: 'success' });
  };
  return (
    <Stack $gap={3}>
      <Callout title={t('code.title')}>{t('code.text')}</Callout>
      <Button variant="secondary" loading={isLoading} loadingText={t('code.sending')} onClick={ask}>
        {t(isSuccess ? 'code.again' : 'code.send')}
      </Button>
      <FormikTextField
        name="code"
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </Stack>
  );
}
