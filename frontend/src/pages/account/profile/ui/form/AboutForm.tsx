import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { LatinNameField } from '#entities/latin-name/index.ts';
import { FormikPhoneField, FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { aboutBody, type ProfileValues } from '../../model/profile-values.ts';
import { ProfileForm } from './ProfileForm.tsx';

function WrittenName() {
  const { values } = useFormikContext<ProfileValues>();
  const written = `${values.firstName} ${values.lastName}`.trim();
  return <LatinNameField name="latinName" written={written} reader="person" />;
}

/** Personal details. */
export function AboutForm({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'account']);
  return (
    <ProfileForm user={user} draft={`profile.${user.id}.${user.userType}`} body={aboutBody}>
      <Pair>
        <FormikTextField name="firstName" label={t('account:field.firstName')} autoComplete="given-name" />
        <FormikTextField name="lastName" label={t('account:field.lastName')} autoComplete="family-name" />
      </Pair>
      <WrittenName />
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
    </ProfileForm>
  );
}
