import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PROFILE_TEXT_MAX } from '#contract/hiring/vocabulary/candidate-profile.ts';
import { AVAILABILITIES, TRANSPORTATIONS } from '#contract/identity/vocabulary/profile-choices.ts';
import { SkillChoices } from '#features/account/choose-skills/index.ts';
import { Pair } from '#features/account/sign-up/index.ts';
import { FormikTextArea, FormikTextField } from '#shared/form/index.ts';
import { ChoiceField } from '#widgets/work-profile/index.ts';
import type { ProfileValues } from '../model/profile-values.ts';

/** All fields about a candidate; a draft requires none of them. */
export function ProfileFields() {
  const { t } = useTranslation(['candidate', 'account']);
  const { values } = useFormikContext<ProfileValues>();
  const availability = AVAILABILITIES.map((value) => ({ value, label: t(`account:availability.${value}`) }));
  const transportation = TRANSPORTATIONS.map((value) => ({
    value,
    label: t(`account:transportation.${value}`),
  }));
  return (
    <>
      <FormikTextArea
        name="professionalSummary"
        label={t('form.summary')}
        help={t('form.summaryHelp')}
        maxLength={PROFILE_TEXT_MAX}
        optional
      />
      <SkillChoices name="keySkills" label={t('form.skills')} chosen={values.keySkills} />
      <FormikTextField
        name="otherSkills"
        label={t('form.otherSkills')}
        help={t('form.otherSkillsHelp')}
        optional
      />
      <FormikTextArea
        name="workExperience"
        label={t('form.experience')}
        help={t('form.experienceHelp')}
        maxLength={PROFILE_TEXT_MAX}
        optional
      />
      <FormikTextField
        name="certifications"
        label={t('form.certifications')}
        help={t('form.certificationsHelp')}
        optional
      />
      <Pair>
        <ChoiceField name="availability" label={t('form.availability')} options={availability} />
        <ChoiceField name="transportation" label={t('form.transportation')} options={transportation} />
      </Pair>
      <FormikTextField
        name="desiredPayRate"
        label={t('form.pay')}
        placeholder={t('form.payExample')}
        optional
      />
    </>
  );
}
