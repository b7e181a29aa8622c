import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EXPERIENCE_LEVELS, WORKER_SKILLS } from '#contract/identity/vocabulary/profile-choices.ts';
import { LocationField } from '#features/account/detect-location/index.ts';
import { TermsCheckbox } from '#features/account/sign-up/index.ts';
import { LatinNameField } from '#entities/latin-name/index.ts';
import { FormikPhoneField, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { onWide } from '#shared/theme/index.ts';
import type { ApplyValues } from '../model/apply-values.ts';

/** The applicant's contact and work details: everything an employer needs to call. */
export function ApplyFields({ company }: { readonly company: string }) {
  const { t } = useTranslation(['apply', 'account']);
  const { values } = useFormikContext<ApplyValues>();
  return (
    <>
      <Pair>
        <FormikTextField name="name" label={t('field.name')} autoComplete="name" />
        <FormikPhoneField name="phone" label={t('field.phone')} help={t('field.phoneHelp')} />
      </Pair>
      <LatinNameField name="latinName" written={values.name} reader="person" />
      <LocationField
        name="location"
        label={t('field.location')}
        placeholder={t('account:field.locationExample')}
      />
      <Pair>
        <FormikSelectField
          name="trade"
          label={t('field.trade')}
          options={WORKER_SKILLS.map((value) => ({ value, label: t(`account:skill.${value}`) }))}
        />
        <FormikSelectField
          name="experience"
          label={t('account:worker.experience')}
          options={EXPERIENCE_LEVELS.map((value) => ({ value, label: t(`account:experience.${value}`) }))}
        />
      </Pair>
      <FormikTextField
        name="payRate"
        label={t('field.payRate')}
        placeholder={t('account:worker.desiredPayExample')}
      />
      <TermsCheckbox />
      <Small>{t('consent', { company })}</Small>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  gap: var(--space-5) var(--space-4);
  ${onWide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
