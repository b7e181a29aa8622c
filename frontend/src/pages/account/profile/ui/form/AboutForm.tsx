import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikPhoneField, FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { aboutBody } from '../../model/profile-values.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Who someone is. */
export function AboutForm({ user }: { readonly user: User }) {
  const { t } = useTranslation(['profile', 'account']);
  return (
    <ProfileForm user={user} draft={`profile.${user.id}.${user.userType}`} body={aboutBody}>
      <Pair>
        <FormikTextField name="firstName" label={t('account:field.firstName')} autoComplete="given-name" />
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
    </ProfileForm>
  );
}
