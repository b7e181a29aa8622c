import { Form, Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { useUpdateUserProfileMutation } from '#features/account/edit-profile/index.ts';
import { FormikDraft, FormikSummary, RestoreDraft, clearDraft, refusedFields } from '#shared/form/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import {
  profileValues,
  validateProfile,
  type ProfileBody,
  type ProfileValues,
} from '../../model/profile-values.ts';
import { SaveBar } from './SaveBar.tsx';

interface ProfileFormProps {
  readonly user: User;
  /** The storage key for unsaved input, specific to the user and role. */
  readonly draft: string;
  /** Picks the values to save. */
  readonly body: ProfileBody;
  readonly children: ReactNode;
}

/** A part of the profile that is saved separately. */
export function ProfileForm({ user, draft, body, children }: ProfileFormProps) {
  const { t } = useTranslation('profile');
  const [update] = useUpdateUserProfileMutation();
  const submit = async (values: ProfileValues, form: FormikHelpers<ProfileValues>): Promise<void> => {
    const { data, error } = await update(body(values, user));
    if (data) {
      clearDraft(draft);
      form.resetForm({ values: profileValues(data) });
      showToast({ title: t('about.saved'), variant: 'success' });
      return;
    }
    form.setErrors(refusedFields(error) ?? {});
    showFailure(error, t('about.failed'), t('about.failedText'));
  };
  return (
    <Formik initialValues={profileValues(user)} validate={validateProfile(body, user)} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <RestoreDraft name={draft} />
          <FormikDraft name={draft} />
          <FormikSummary />
          {children}
          <SaveBar draft={draft} />
        </Stack>
      </Form>
    </Formik>
  );
}
