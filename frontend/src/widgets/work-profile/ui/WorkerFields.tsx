import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  AVAILABILITIES,
  EXPERIENCE_LEVELS,
  TRANSPORTATIONS,
} from '#contract/identity/vocabulary/profile-choices.ts';
import type { CountedFields } from '#entities/worker/index.ts';
import { SkillChoices } from '#features/account/choose-skills/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikTextField } from '#shared/form/index.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ProfileCompletion } from './ProfileCompletion.tsx';

/** A worker's facts for employers. */
export function WorkerFields() {
  const { t } = useTranslation('account');
  const { values } = useFormikContext<CountedFields>();
  const experience = EXPERIENCE_LEVELS.map((value) => ({ value, label: t(`experience.${value}`) }));
  const availability = AVAILABILITIES.map((value) => ({ value, label: t(`availability.${value}`) }));
  const transportation = TRANSPORTATIONS.map((value) => ({ value, label: t(`transportation.${value}`) }));
  return (
    <>
      <ProfileCompletion values={values} />
      <SkillChoices name="skills" label={t('worker.specialties')} chosen={values.skills} />
      <ChoiceField name="experience" label={t('worker.experience')} options={experience} />
      <Pair>
        <ChoiceField name="availability" label={t('worker.availability')} options={availability} />
        <ChoiceField name="transportation" label={t('worker.transportation')} options={transportation} />
      </Pair>
      <FormikTextField
        name="payRate"
        label={t('worker.desiredPay')}
        placeholder={t('worker.desiredPayExample')}
        optional
      />
      <FormikTextField
        name="certifications"
        label={t('worker.certifications')}
        help={t('worker.certificationsHelp')}
        optional
      />
    </>
  );
}
