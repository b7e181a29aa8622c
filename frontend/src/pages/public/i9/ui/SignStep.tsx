import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CITIZENSHIP_WORDS, FORM_I9_WORDS } from '#contract/eligibility/vocabulary/form-i9-words.ts';
import { CITIZENSHIPS } from '#contract/eligibility/vocabulary/form-i9.ts';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '#shared/form/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Callout, Card, Stack } from '#shared/ui/index.ts';
import { useSendI9CodeMutation } from '../model/i9-calls.ts';
import type { Section1Values } from '../model/section1-values.ts';
import { STATE_OPTIONS } from './PersonSteps.tsx';
import { StepTitle } from './StepTitle.tsx';

interface SignStepProps {
  readonly token: string;
  readonly needsCode: boolean;
}

/** Who helped, then the attestation: in English, which is what is signed, and explained beside it (rules.md#i9-forms). */
export function SignStep({ token, needsCode }: SignStepProps) {
  const { t } = useTranslation('i9');
  const { values } = useFormikContext<Section1Values>();
  const language = useLanguage();
  const status = CITIZENSHIPS.find((one) => one === values.citizenship);
  return (
    <Card>
      <Stack $gap={5}>
        <StepTitle title={t('step.sign')} />
        <FormikCheckboxField name="hasHelper" label={t('helper.had')} />
        {values.hasHelper && <HelperFields />}
        <Legal lang="en">
          {status && <strong>{CITIZENSHIP_WORDS[status]}</strong>}
          <p>{FORM_I9_WORDS.section1Attestation}</p>
        </Legal>
        {language === 'es' && <Callout title={t('attest.titleInSpanish')}>{t('attest.inSpanish')}</Callout>}
        <FormikCheckboxField name="attested" label={t('attest.label')} />
        <FormikTextField
          name="signature"
          label={t('field.signature')}
          help={t('field.signatureHelp')}
          autoComplete="name"
          maxLength={120}
        />
        {needsCode && <CodeField token={token} />}
      </Stack>
    </Card>
  );
}

/** Supplement A: it is the helper who signs it. */
function HelperFields() {
  const { t } = useTranslation('i9');
  const of = (field: string): string => `preparers.0.${field}`;
  return (
    <Stack $gap={5}>
      <Legal lang="en">
        <p>{FORM_I9_WORDS.preparerAttestation}</p>
      </Legal>
      <FormikTextField name={of('lastName')} label={t('helper.lastName')} maxLength={60} />
      <FormikTextField name={of('firstName')} label={t('helper.firstName')} maxLength={60} />
      <FormikTextField name={of('address')} label={t('helper.address')} maxLength={120} />
      <FormikTextField name={of('city')} label={t('helper.city')} maxLength={60} />
      <FormikSelectField name={of('state')} label={t('helper.state')} options={STATE_OPTIONS} />
      <FormikTextField name={of('zip')} label={t('helper.zip')} inputMode="numeric" maxLength={10} />
      <FormikTextField name={of('signature')} label={t('helper.signature')} maxLength={120} />
    </Stack>
  );
}

/** A link that was copied: the code goes to the worker's own phone. */
function CodeField({ token }: { readonly token: string }) {
  const { t } = useTranslation('i9');
  const [send, { isLoading, isSuccess }] = useSendI9CodeMutation();
  const ask = async (): Promise<void> => {
    const { error } = await send(token);
    if (error)
      showToast({ title: t('code.failed'), description: t('toast.tryAgain'), variant: 'destructive' });
    else showToast({ title: t('code.sent'), description: t('code.sentText'), variant: 'success' });
  };
  return (
    <Stack $gap={3}>
      <Callout title={t('code.title')}>{t('code.text')}</Callout>
      <Button variant="secondary" loading={isLoading} loadingText={t('code.sending')} onClick={ask}>
        {t(isSuccess ? 'code.again' : 'code.send')}
      </Button>
      <FormikTextField
        name="code"
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </Stack>
  );
}

const Legal = styled.div`
  padding: var(--space-4);
  border-left: 4px solid var(--line-strong);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
  font-size: var(--size-14);
  strong {
    display: block;
    margin-bottom: var(--space-2);
  }
`;
