import { useTranslation } from 'react-i18next';
import type { Section1Answer } from '#contract/eligibility/form/section1.ts';
import { FORM_I9, I9_STATES } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import {
  FormikCheckboxField,
  FormikPhoneField,
  FormikSelectField,
  FormikTextField,
} from '#shared/form/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { Card, Stack } from '#shared/ui/index.ts';
import { StepTitle } from './StepTitle.tsx';

export const STATE_OPTIONS = I9_STATES.map((state) => ({ value: state, label: state }));

/** Name and address, in the order of the form. */
export function AddressStep() {
  const { t } = useTranslation('i9');
  const language = useLanguage();
  return (
    <Card>
      <Stack $gap={5}>
        <StepTitle isFirst title={t('step.name')} help={t('name.help')} />
        <a href={FORM_I9.instructions[language]} target="_blank" rel="noreferrer">
          {t('name.instructions')}
        </a>
        <FormikTextField
          name="lastName"
          label={t('field.lastName')}
          autoComplete="family-name"
          maxLength={60}
        />
        <FormikTextField
          name="firstName"
          label={t('field.firstName')}
          autoComplete="given-name"
          maxLength={60}
        />
        <FormikTextField
          optional
          name="middleInitial"
          label={t('field.middleInitial')}
          autoComplete="additional-name"
          maxLength={1}
        />
        <FormikTextField
          optional
          name="otherLastNames"
          label={t('field.otherLastNames')}
          help={t('field.otherLastNamesHelp')}
          maxLength={120}
        />
        <FormikTextField
          name="address"
          label={t('field.address')}
          help={t('field.addressHelp')}
          autoComplete="address-line1"
          maxLength={120}
        />
        <FormikTextField
          optional
          name="apartment"
          label={t('field.apartment')}
          autoComplete="address-line2"
          maxLength={10}
        />
        <FormikTextField name="city" label={t('field.city')} autoComplete="address-level2" maxLength={60} />
        <FormikSelectField
          name="state"
          label={t('field.state')}
          autoComplete="address-level1"
          options={STATE_OPTIONS}
        />
        <FormikTextField
          name="zip"
          label={t('field.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
      </Stack>
    </Card>
  );
}

interface PersonStepProps {
  readonly signed: Section1Answer | null;
  readonly usesEverify: boolean;
}

/** Birth date, Social Security number, and contact details. */
export function PersonStep({ signed, usesEverify }: PersonStepProps) {
  const { t } = useTranslation('i9');
  return (
    <Card>
      <Stack $gap={5}>
        <StepTitle title={t('step.person')} />
        <FormikTextField name="birthDate" type="date" label={t('field.birthDate')} autoComplete="bday" />
        <FormikTextField
          optional={!usesEverify}
          name="ssn"
          label={t('field.ssn')}
          help={
            signed?.ssn
              ? t('correct.keeps', { lastFour: signed.ssn.slice(-4) })
              : t(usesEverify ? 'field.ssnNeeded' : 'field.ssnHelp')
          }
          autoComplete="off"
          inputMode="numeric"
          maxLength={11}
        />
        {usesEverify && !signed?.ssn && (
          <FormikCheckboxField
            name="awaitsSsn"
            label={t('field.ssnAwaited')}
            help={t('field.ssnAwaitedHelp')}
          />
        )}
        <FormikTextField
          optional
          name="email"
          type="email"
          label={t('field.email')}
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <FormikPhoneField optional name="phone" label={t('field.phone')} autoComplete="tel" />
      </Stack>
    </Card>
  );
}
