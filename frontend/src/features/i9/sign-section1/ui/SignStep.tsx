import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { CITIZENSHIP_LABELS, FORM_I9_LABELS } from '#contract/eligibility/vocabulary/form/form-i9-labels.ts';
import { CITIZENSHIPS, I9_SIGNERS, wordsOfSigner } from '#contract/eligibility/vocabulary/form/form-i9.ts';
import {
  FormikCheckboxField,
  FormikRadioGroup,
  FormikTextArea,
  FormikTextField,
} from '#shared/form/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { Callout, Card, Stack } from '#shared/ui/index.ts';
import type { Section1Values } from '../model/section1-values.ts';
import type { I9Place } from '../model/worker-i9.ts';
import { CodeField } from './CodeField.tsx';
import { HelperFields, Legal } from './HelperFields.tsx';
import { StepTitle } from './StepTitle.tsx';

interface SignStepProps {
  readonly isCorrection: boolean;
  /** Set for a copied link, which requires a code; else null. */
  readonly codeFor: I9Place | null;
}

/** Asks who helped, then shows the attestation to sign in English with an explanation (rules.md#i9-forms). */
export function SignStep({ isCorrection, codeFor }: SignStepProps) {
  const { t } = useTranslation('i9');
  const { values } = useFormikContext<Section1Values>();
  const language = useLanguage();
  const status = CITIZENSHIPS.find((one) => one === values.citizenship);
  return (
    <Card>
      <Stack $gap={5}>
        <StepTitle title={t('step.sign')} />
        {isCorrection && (
          <FormikTextArea name="reason" label={t('correct.reason')} rows={2} maxLength={500} />
        )}
        <Signer />
        <Legal lang="en">
          {status && <strong>{CITIZENSHIP_LABELS[status]}</strong>}
          <p>{FORM_I9_LABELS.section1Attestation}</p>
        </Legal>
        {language === 'es' && <Callout title={t('attest.titleInSpanish')}>{t('attest.inSpanish')}</Callout>}
        <FormikCheckboxField name="attested" label={t('attest.label')} />
        {values.signer === 'self' && (
          <FormikTextField
            name="signature"
            label={t('field.signature')}
            help={t('field.signatureHelp')}
            autoComplete="name"
            maxLength={120}
          />
        )}
        {codeFor && 'token' in codeFor && <CodeField token={codeFor.token} />}
      </Stack>
    </Card>
  );
}

/** The signer: the worker, or someone who attests for a worker without a List B document (rules.md#i9-signer). */
function Signer() {
  const { t } = useTranslation('i9');
  const { values } = useFormikContext<Section1Values>();
  const { signer, hasHelper } = values;
  return (
    <Stack $gap={5}>
      <FormikRadioGroup
        name="signer"
        label={t('signer.label')}
        options={I9_SIGNERS.map((one) => ({ value: one, label: t(`signer.${one}`) }))}
      />
      {signer === 'self' ? (
        <FormikCheckboxField name="hasHelper" label={t('helper.had')} />
      ) : (
        <Callout title={t(`signer.${signer}Title`)}>
          {t('signer.text', { words: wordsOfSigner(signer) })}
        </Callout>
      )}
      {(hasHelper || signer !== 'self') && (
        <HelperFields prefix="preparers.0." isSigner={signer !== 'self'} />
      )}
    </Stack>
  );
}
