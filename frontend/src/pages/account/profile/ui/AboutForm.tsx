import { Form, Formik, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { refusedFields, useUpdateUserProfileMutation } from '#features/account/edit-profile/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import {
  clearDraft,
  FormikDraft,
  FormikPhoneField,
  FormikSummary,
  FormikTextArea,
  FormikTextField,
  RestoreDraft,
} from '#shared/form/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Stack } from '#shared/ui/index.ts';
import { WorkerFields } from '#widgets/work-profile/index.ts';
import { profileBody, profileValues, validateProfile, type ProfileValues } from '../model/profile-values.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { SaveBar } from './SaveBar.tsx';

export function AboutForm({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'account']);
  const [update] = useUpdateUserProfileMutation();
  // Of this person in this role alone.
  const draft = `profile.${user.id}.${user.userType}`;
  const submit = async (values: ProfileValues, form: FormikHelpers<ProfileValues>): Promise<void> => {
    const { data, error } = await update(profileBody(values, user));
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
    <Formik initialValues={profileValues(user)} validate={validateProfile(user)} onSubmit={submit}>
      <Form noValidate>
        <Stack $gap={5}>
          <RestoreDraft name={draft} />
          <FormikDraft name={draft} />
          <FormikSummary />
          <Pair>
            <FormikTextField
              name="firstName"
              label={t('account:field.firstName')}
              autoComplete="given-name"
            />
            <FormikTextField name="lastName" label={t('account:field.lastName')} autoComplete="family-name" />
          </Pair>
          <FormikPhoneField
            name="phone"
            label={t('account:field.phone')}
            help={t(user.userType === 'employer' ? 'about.phoneHelpEmployer' : 'about.phoneHelp')}
            optional={user.phone === null}
          />
          <LocationField
            name="location"
            label={t('about.location')}
            placeholder={t('account:field.locationExample')}
            optional
          />
          <FormikTextArea name="bio" label={t('about.bio')} help={t('about.bioHelp')} optional />
          {user.userType === 'worker' && <WorkerFields />}
          {user.userType === 'employer' && <CompanyFields />}
          <SaveBar draft={draft} />
        </Stack>
      </Form>
    </Formik>
  );
}
