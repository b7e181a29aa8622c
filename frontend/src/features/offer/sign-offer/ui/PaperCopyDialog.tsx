import { Form, Formik } from 'formik';
import { useTranslation } from 'react-i18next';
import { codedPaperCopySchema, paperCopyRequestSchema } from '#contract/offers/signing/sign-offer.ts';
import { isApiError } from '#shared/api/index.ts';
import { errorsOf, FormikTextArea, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Dialog, Stack } from '#shared/ui/index.ts';
import { useAskForPaperMutation } from '../api/sign-offer-api.ts';
import { FormCode } from './FormCode.tsx';

interface PaperCopyDialogProps {
  readonly token: string;
  readonly company: string;
  readonly isAddendum: boolean;
  /** The masked phone that gets a copied link's code; null for a sent link. */
  readonly codeSentTo: string | null;
  readonly onClose: () => void;
}

export function PaperCopyDialog(props: PaperCopyDialogProps) {
  const { token, company, isAddendum, codeSentTo, onClose } = props;
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
        initialValues={{ mailingAddress: '', code: '' }}
        validate={validateWith(
          codeSentTo === null ? paperCopyRequestSchema : codedPaperCopySchema,
          translateMessage,
        )}
        onSubmit={async ({ mailingAddress, code }, { setErrors }) => {
          const asked = codeSentTo === null ? { mailingAddress } : { mailingAddress, code };
          const { error } = await askForPaper({ token, ...asked });
          if (isApiError(error) && error.issues.length > 0)
            return setErrors(errorsOf(error.issues, translateMessage));
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
            <FormCode token={token} sentTo={codeSentTo} />
            <SubmitButton block>{t('rights.paper')}</SubmitButton>
          </Stack>
        </Form>
      </Formik>
    </Dialog>
  );
}
