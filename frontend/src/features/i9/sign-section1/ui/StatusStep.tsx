import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { Section1Answer } from '#contract/eligibility/form/section1.ts';
import { CITIZENSHIPS } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { FormikTextField, useBoundField } from '#shared/form/index.ts';
import { Card, RadioGroup, Stack } from '#shared/ui/index.ts';
import type { Section1Values } from '../model/section1-values.ts';
import { StepTitle } from './StepTitle.tsx';

const NUMBER_KINDS = ['uscisNumber', 'i94Number', 'passportNumber'] as const;

interface Signed {
  /** The signed values that a correction starts from. */
  readonly signed: Section1Answer | null;
}

/** One of four statuses and its number. */
export function StatusStep({ signed }: Signed) {
  const { t } = useTranslation('i9');
  const { values } = useFormikContext<Section1Values>();
  const { field, error, helpers } = useBoundField('citizenship');
  return (
    <Card>
      <Stack $gap={5}>
        <StepTitle title={t('step.status')} help={t('status.help')} />
        <RadioGroup
          label={t('status.label')}
          name="citizenship"
          value={field.value}
          options={CITIZENSHIPS.map((status) => ({
            value: status,
            label: t(`status.${status}`),
            description: t(`status.${status}Help`),
          }))}
          onChange={(chosen) => void helpers.setValue(chosen)}
          error={error}
        />
        {values.citizenship === 'permanent_resident' && <UscisField signed={signed} />}
        {values.citizenship === 'authorized_alien' && (
          <AlienFields kind={values.numberKind} signed={signed} />
        )}
      </Stack>
    </Card>
  );
}

/** That a number may be left empty, where one was signed before. */
function useStoredNumber(signed: Section1Answer | null, kind: Section1Values['numberKind']): string | null {
  const { t } = useTranslation('i9');
  const number = signed?.[kind] ?? null;
  return number && t('correct.keeps', { lastFour: number.slice(-4) });
}

function UscisField({ signed }: Signed) {
  const { t } = useTranslation('i9');
  const stored = useStoredNumber(signed, 'uscisNumber');
  return (
    <FormikTextField
      name="uscisNumber"
      label={t('field.uscisNumber')}
      help={stored ?? t('field.uscisNumberHelp')}
      autoComplete="off"
      maxLength={12}
    />
  );
}

function AlienFields({ kind, signed }: Signed & { readonly kind: Section1Values['numberKind'] }) {
  const { t } = useTranslation('i9');
  const storedI94 = useStoredNumber(signed, 'i94Number');
  const storedPassport = useStoredNumber(signed, 'passportNumber');
  const { field, helpers } = useBoundField('numberKind');
  return (
    <>
      <FormikTextField
        optional
        name="workUntil"
        type="date"
        label={t('field.workUntil')}
        help={t('field.workUntilHelp')}
      />
      <RadioGroup
        label={t('status.numberLabel')}
        name="numberKind"
        value={field.value}
        options={NUMBER_KINDS.map((one) => ({ value: one, label: t(`field.${one}`) }))}
        onChange={(chosen) => void helpers.setValue(chosen)}
      />
      {kind === 'uscisNumber' && <UscisField signed={signed} />}
      {kind === 'i94Number' && (
        <FormikTextField
          name="i94Number"
          label={t('field.i94Number')}
          help={storedI94 ?? t('field.i94NumberHelp')}
          autoComplete="off"
          maxLength={13}
        />
      )}
      {kind === 'passportNumber' && (
        <>
          <FormikTextField
            name="passportNumber"
            label={t('field.passportNumber')}
            {...(storedPassport && { help: storedPassport })}
            autoComplete="off"
            maxLength={20}
          />
          <FormikTextField
            name="passportCountry"
            label={t('field.passportCountry')}
            autoComplete="off"
            maxLength={60}
          />
        </>
      )}
    </>
  );
}
