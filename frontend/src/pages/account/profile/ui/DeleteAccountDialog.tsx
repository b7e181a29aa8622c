import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import {
  FormikCheckboxField,
  FormikPasswordField,
  FormikPhoneField,
  FormikTextField,
  SubmitButton,
} from '#shared/form/index.ts';
import { Button, Dialog, Stack } from '#shared/ui/index.ts';
import { useDeleteAccount, type DeleteValues } from '../model/use-delete-account.ts';
import { DeletionHindrance } from './DeletionHindrance.tsx';

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

const EMPTY: DeleteValues = { currentPassword: '', confirmEmail: '', confirmPhone: '', forfeit: false };

/** The data to be deleted, the data to be retained, and the proof of identity. */
export function DeleteAccountDialog({ user, onClose, onGone }: DeleteAccountDialogProps) {
  const { t } = useTranslation('profile');
  const form = useId();
  const { hindrance, submit } = useDeleteAccount(user, onGone);
  const validate = (values: DeleteValues): object => {
    if (user.hasPassword && values.currentPassword === '')
      return { currentPassword: t('delete.passwordMissing') };
    if (user.hasPassword) return {};
    if (user.email === null && values.confirmPhone.trim() === '')
      return { confirmPhone: t('delete.phoneMissing') };
    if (user.email !== null && values.confirmEmail.trim() === '')
      return { confirmEmail: t('delete.emailMissing') };
    return {};
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <Dialog
        open
        onOpenChange={onClose}
        title={t('delete.dialog')}
        description={t('delete.final')}
        footer={
          <>
            <Button onClick={onClose}>{t('delete.keep')}</Button>
            <SubmitButton variant="danger" form={form}>
              {t('delete.submit')}
            </SubmitButton>
          </>
        }
      >
        <Form noValidate id={form}>
          <Stack $gap={4}>
            <WhatHappens
              goes={t('delete.goes', { returnObjects: true })}
              stays={t('delete.stays', { returnObjects: true })}
            />
            {hindrance && <DeletionHindrance hindrance={hindrance} />}
            {hindrance?.canForfeit && <FormikCheckboxField name="forfeit" label={t('delete.forfeit')} />}
            <OwnersWord user={user} />
          </Stack>
        </Form>
      </Dialog>
    </Formik>
  );
}

/** Proof by password, or by email if the account has none, or by phone if it has neither. */
function OwnersWord({ user }: { readonly user: User }) {
  const { t } = useTranslation('profile');
  if (user.hasPassword) return <FormikPasswordField name="currentPassword" label={t('password.current')} />;
  if (user.email === null)
    return <FormikPhoneField name="confirmPhone" label={t('delete.phone')} autoComplete="off" />;
  return (
    <FormikTextField
      name="confirmEmail"
      type="email"
      inputMode="email"
      label={t('delete.email')}
      autoComplete="off"
    />
  );
}

interface WhatHappensProps {
  readonly goes: readonly string[];
  readonly stays: readonly string[];
}

function WhatHappens({ goes, stays }: WhatHappensProps) {
  const { t } = useTranslation('profile');
  const lists = [
    [t('delete.goesTitle'), goes],
    [t('delete.staysTitle'), stays],
  ] as const;
  return lists.map(([title, lines]) => (
    <Stack key={title} $gap={1}>
      <h3>{title}</h3>
      <ul style={{ paddingLeft: 'var(--space-5)' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  ));
}
