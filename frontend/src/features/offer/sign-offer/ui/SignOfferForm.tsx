import { Form, Formik } from 'formik';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import {
  codedOfferFormSchema,
  signOfferFormSchema,
  type OfferSigning,
} from '#contract/offers/signing/sign-offer.ts';
import { isSameName } from '#contract/offers/vocabulary/signing/signed-names.ts';
import {
  FormikCheckboxField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { AgreedText, Card, Stack } from '#shared/ui/index.ts';
import { DeclineOffer } from './DeclineOffer.tsx';
import { FormCode } from './FormCode.tsx';
import { OpenLetter } from './OpenLetter.tsx';
import { useAnswerOffer, type ShowErrors } from './use-answer-offer.ts';

/** Loads on demand, because the page must be fast on slow phones. */
const OtherNameDialog = lazyCode(async () => (await import('./OtherNameDialog.tsx')).OtherNameDialog);

interface SignOfferFormProps {
  readonly token: string;
  readonly jobTitle: string;
  readonly workerName: string;
  readonly company: string;
  readonly documentUrl: string;
  readonly isAddendum: boolean;
  readonly consent: NonNullable<OfferSigning['consent']>;
  /** The masked phone that gets a copied link's code; null for a sent link. */
  readonly codeSentTo: string | null;
  /** The server has recorded that the document was opened. */
  readonly isOpened: boolean;
}

interface OtherName {
  readonly values: Values;
  readonly showErrors: ShowErrors;
}

const EMPTY = { signature: '', acceptedTerms: false, esignConsent: false, code: '' };
type Values = typeof EMPTY;

/** Takes a typed signature, acceptance, and consent to sign electronically (rules.md#esign-consent), or declines. */
export function SignOfferForm(props: SignOfferFormProps) {
  const { token, jobTitle, workerName, company, documentUrl, consent, isOpened, isAddendum, codeSentTo } =
    props;
  const { t } = useTranslation(['sign-offer', 'addendum']);
  const [hasPressed, setPressed] = useState(false);
  const mayReadIt = isOpened || hasPressed;
  const answer = useAnswerOffer(token, isAddendum);
  const opener = useRef<HTMLDivElement>(null);
  const askToOpen = (): void => {
    opener.current?.querySelector('a')?.focus();
    const description = t('document.openFirst');
    showToast({ title: t('document.notOpened'), description, variant: 'destructive' });
  };
  const [otherName, setOtherName] = useState<OtherName | null>(null);
  const sign = async (values: Values, showErrors: ShowErrors, isConfirmed = false): Promise<void> => {
    const { signature, esignConsent, code } = values;
    await answer(
      {
        acceptedTerms: true,
        signature: signature.trim(),
        esignConsent,
        consentHash: consent.sha256,
        ...(isConfirmed && { confirmedName: true }),
        ...(codeSentTo !== null && { code }),
      },
      showErrors,
    );
  };
  return (
    <Card aria-labelledby="sign-offer">
      <Formik
        initialValues={EMPTY}
        validate={validateWith(
          codeSentTo === null ? signOfferFormSchema : codedOfferFormSchema,
          translateMessage,
        )}
        onSubmit={async (values, { setErrors }) => {
          if (!mayReadIt) return askToOpen();
          if (isSameName(values.signature, workerName)) await sign(values, setErrors);
          else setOtherName({ values, showErrors: setErrors });
        }}
      >
        <Form noValidate>
          <Stack $gap={4}>
            <h2 id="sign-offer">{t('form.title')}</h2>
            <FormikSummary />
            <div ref={opener}>
              <OpenLetter
                documentUrl={documentUrl}
                isOpened={mayReadIt}
                isAddendum={isAddendum}
                onOpen={() => setPressed(true)}
              />
            </div>
            <AgreedText folds text={consent} title={t('form.consentTitle')} />
            <Signature>
              <FormikTextField
                name="signature"
                label={t('form.signature')}
                help={t('form.signatureHelp')}
                autoComplete="name"
                autoCapitalize="words"
                spellCheck={false}
              />
            </Signature>
            <div>
              <FormikCheckboxField
                name="acceptedTerms"
                label={
                  isAddendum
                    ? t('addendum:acceptedTerms', { company })
                    : t('form.acceptedTerms', { job: jobTitle, company })
                }
              />
              <FormikCheckboxField name="esignConsent" label={consent.statement} />
            </div>
            <FormCode token={token} sentTo={codeSentTo} />
            <Buttons>
              <SubmitButton
                block
                // One loud button at a time: the document until it was opened, then the signature.
                variant={mayReadIt ? 'primary' : 'secondary'}
                aria-describedby="letter-opened"
                loadingText={t('form.signing')}
              >
                {t(isAddendum ? 'addendum:accept' : 'form.accept')}
              </SubmitButton>
              <DeclineOffer
                jobTitle={jobTitle}
                company={company}
                isAddendum={isAddendum}
                token={token}
                codeSentTo={codeSentTo}
                onDecline={(code, showErrors) => answer({ acceptedTerms: false, ...code }, showErrors)}
              />
            </Buttons>
          </Stack>
        </Form>
      </Formik>
      {otherName && (
        <Suspense fallback={null}>
          <OtherNameDialog
            workerName={workerName}
            typed={otherName.values.signature.trim()}
            onSign={() => sign(otherName.values, otherName.showErrors, true)}
            onClose={() => setOtherName(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

/** Styled like handwriting, so that it looks like a signature. */
const Signature = styled.div`
  input {
    min-height: 60px;
    font:
      italic 500 var(--size-26) / 1.2 Georgia,
      'Times New Roman',
      serif;
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
`;
