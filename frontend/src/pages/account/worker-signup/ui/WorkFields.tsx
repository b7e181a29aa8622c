import { useTranslation } from 'react-i18next';
import {
  AVAILABILITIES,
  EXPERIENCE_LEVELS,
  TRANSPORTATIONS,
} from '#contract/identity/vocabulary/profile-choices.ts';
import { SkillChoices } from '#features/account/choose-skills/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikSelectField, FormikTextField } from '#shared/form/index.ts';

export function WorkFields() {
  const { t } = useTranslation('account');
  const experience = EXPERIENCE_LEVELS.map((value) => ({ value, label: t(`experience.${value}`) }));
  const availability = AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) }));
  const transportation = TRANSPORTATIONS.map((value) => ({ value, label: t(`transportation.${value}`) }));
  return (
    <>
      <FormikTextField
        name="location"
        label={t('worker.location')}
        placeholder={t('field.locationExample')}
        autoComplete="address-level2"
      />
      <FormikSelectField name="experience" label={t('worker.experience')} options={experience} />
      <SkillChoices name="specialties" label={t('worker.specialties')} chosen={[]} />
      <FormikTextField
        name="certifications"
        label={t('worker.certifications')}
        help={t('worker.certificationsHelp')}
        optional
      />
      <Pair>
        <FormikSelectField name="availability" label={t('worker.availability')} options={availability} />
        <FormikSelectField
          name="transportation"
          label={t('worker.transportation')}
          options={transportation}
        />
      </Pair>
      <FormikTextField
        name="desiredPay"
        label={t('worker.desiredPay')}
        placeholder={t('worker.desiredPayExample')}
        optional
      />
    </>
  );
}
