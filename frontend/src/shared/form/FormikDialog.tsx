import { Form, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../ui/index.ts';

interface FormikDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly wide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog of a form. It stays open while the form is sent. */
export function FormikDialog({
  title,
  lead,
  submitLabel,
  wide = false,
  onClose,
  children,
}: FormikDialogProps) {
  const { t } = useTranslation('common');
  const { isSubmitting, submitForm } = useFormikContext();
  return (
    <Dialog
      open
      wide={wide}
      onOpenChange={onClose}
      dismissible={!isSubmitting}
      title={title}
      description={lead}
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" loading={isSubmitting} onClick={submitForm}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form noValidate aria-label={title}>
        {children}
      </Form>
    </Dialog>
  );
}
