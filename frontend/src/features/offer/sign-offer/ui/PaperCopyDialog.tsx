import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { paperCopyRequestSchema } from '#contract/offers/sign-offer.ts';
import { FormikTextArea, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { useAskForPaperMutation } from '../model/sign-calls.ts';

interface PaperCopyDialogProps {
  readonly token: string;
  readonly company: string;
  readonly isAddendum: boolean;
  readonly onClose: () => void;
}

export function PaperCopyDialog({ token, company, isAddendum, onClose }: PaperCopyDialogProps) {
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const [askForPaper] = useAskForPaperMutation();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('rights.paperTitle')}
      description={t(isAddendum ? 'addendum:rights.paperText' : 'rights.paperText', { company })}
    >
      <Formik
        initialValues={{ mailingAddress: '' }}
        validate={validateWith(paperCopyRequestSchema, translateMessage)}
        onSubmit={async ({ mailingAddress }) => {
          const { error } = await askForPaper({ token, mailingAddress });
          if (error) return showFailure(error, t('rights.failed'), t('toast.tryAgain'));
          const description = t('rights.told', { company });
          showToast({ title: t('rights.paperDone'), description, variant: 'success' });
          onClose();
        }}
      >
        <Form noValidate>
          <Stack $gap={4}>
            <FormikTextArea
              name="mailingAddress"
              rows={3}
              label={t('rights.address')}
              help={t('rights.addressHelp')}
              autoComplete="street-address"
            />
            <SubmitButton block>{t('rights.paper')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
