import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { FORM_I9_LABELS } from '#contract/eligibility/vocabulary/form/form-i9-labels.ts';
import { FORM_I9 } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import { isApiError } from '#shared/api/index.ts';
import {
  FormikCheckboxField,
  FormikSummary,
  FormikTextArea,
  FormikTextField,
  SubmitButton,
  useBoundField,
} from '#shared/form/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Callout, RadioGroup, Stack } from '#shared/ui/index.ts';
import { useCorrectSection2Mutation, useSignSection2Mutation } from '../api/i9-form-api.ts';
import { placed, section2Problems } from '../model/section2-problems.ts';
import { emptySection2, kindsOf, toSection2, type Section2Values } from '../model/section2-values.ts';
import { CompanionFields, DocumentFields } from './DocumentFields.tsx';

interface Section2FormProps {
  readonly form: I9FormAnswer;
  /** A correction is signed in addition to the original, which stays. */
  readonly isCorrection: boolean;
  readonly onDone?: () => void;
}

/** The employer's entries, under the form's own wording. */
export function Section2Form({ form, isCorrection, onDone }: Section2FormProps) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const [sign] = useSignSection2Mutation();
  const [correct] = useCorrectSection2Mutation();
  const submit = async (values: Section2Values, { setErrors, setTouched }: FormikHelpers<Section2Values>) => {
    const call = { referralId: form.referralId, body: toSection2(values) };
    const { error } = isCorrection ? await correct(call) : await sign(call);
    if (!error) {
      showToast({ title: t('section2.done'), variant: 'success' });
      onDone?.();
      return;
    }
    const issues = isApiError(error) ? error.issues : [];
    if (issues.length > 0) {
      const problems = placed(issues, values, translateMessage);
      await setTouched(problems, false);
      setErrors(problems);
    } else showToast({ title: t('section2.failed'), description: t('tryAgain'), variant: 'destructive' });
  };
  return (
    <Formik
      initialValues={emptySection2(form)}
      validate={(values) => section2Problems(values, isCorrection, translateMessage)}
      onSubmit={submit}
    >
      <Form noValidate>
        <Stack $gap={5}>
          <FormikSummary />
          {isCorrection && (
            <FormikTextArea name="reason" label={t('section2.reason')} rows={2} maxLength={500} />
          )}
          <FormikTextField type="date" name="firstDayOn" label={t('section2.firstDayOn')} />
          <a href={FORM_I9.instructions[language]} target="_blank" rel="noreferrer">
            {t('section2.instructions')}
          </a>
          <Callout title={t('section2.choiceTitle')}>
            {t(form.usesEverify ? 'section2.choiceEverify' : 'section2.choice')}
          </Callout>
          <Documents form={form} />
          <LateReason form={form} />
          {form.usesEverify && (
            <FormikCheckboxField
              name="usedAlternative"
              label={t('section2.alternative')}
              help={t('section2.alternativeHelp')}
            />
          )}
          <FormikTextArea
            optional
            name="additionalInformation"
            label={t('section2.additional')}
            rows={2}
            maxLength={500}
          />
          <FormikTextField name="representativeName" label={t('section2.representative')} maxLength={120} />
          <FormikTextField name="representativeTitle" label={t('section2.title')} maxLength={80} />
          <FormikTextField
            name="businessName"
            label={t('section2.business')}
            autoComplete="organization"
            maxLength={120}
          />
          <FormikTextField
            name="businessAddress"
            label={t('section2.address')}
            autoComplete="street-address"
            maxLength={200}
          />
          <Legal lang="en">{FORM_I9_LABELS.certification}</Legal>
          <FormikCheckboxField name="attested" label={t('section2.attested')} />
          <FormikTextField
            name="signature"
            label={t('section2.signature')}
            autoComplete="name"
            maxLength={120}
          />
          <SubmitButton loadingText={t('section2.signing')}>
            {t(isCorrection ? 'section2.correct' : 'section2.sign')}
          </SubmitButton>
        </Stack>
      </Form>
    </Formik>
  );
}

/**
 * Shown if a section is known to be late, or if the server refuses the signature for that reason
 * (rules.md#i9-late).
 */
function LateReason({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const { values, errors } = useFormikContext<Section2Values>();
  const [wasRequested, setRequested] = useState(form.lateSections.length > 0 || values.lateReason !== '');
  // A field that the server required stays, although the next check of the form finds no error in it.
  if (errors.lateReason !== undefined && !wasRequested) setRequested(true);
  if (!wasRequested) return null;
  return (
    <FormikTextField
      name="lateReason"
      label={t('section2.lateReason')}
      help={t('section2.lateHelp')}
      maxLength={200}
    />
  );
}

/** One document of list A, or one of B and one of C. */
function Documents({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const { values } = useFormikContext<Section2Values>();
  const { field, error, helpers } = useBoundField('set');
  return (
    <Stack $gap={5}>
      <RadioGroup
        label={t('section2.set')}
        name="set"
        value={field.value}
        options={[
          { value: 'A', label: t('section2.setA') },
          { value: 'BC', label: t('section2.setBC') },
        ]}
        onChange={(chosen) => void helpers.setValue(chosen)}
        error={error}
      />
      {values.set === 'A' && (
        <>
          <DocumentFields form={form} name="a" legend={t('section2.listA')} kinds={kindsOf('A')} />
          <CompanionFields form={form} name="a" />
        </>
      )}
      {values.set === 'BC' && (
        <>
          <DocumentFields form={form} name="b" legend={t('section2.listB')} kinds={kindsOf('B')} />
          <DocumentFields form={form} name="c" legend={t('section2.listC')} kinds={kindsOf('C')} />
        </>
      )}
    </Stack>
  );
}

const Legal = styled.p`
  padding: var(--space-4);
  border-left: 4px solid var(--line-strong);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  font-size: var(--size-14);
`;
