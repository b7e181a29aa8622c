import { Form, Formik } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  claimantSchema,
  claimByPhoneRequestSchema,
  type ClaimByPhoneInput,
} from '#contract/hiring/confirmation/claim-by-phone.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { TermsCheckbox } from '#features/account/sign-up/index.ts';
import { CodeField, PhoneRefusal, usePhoneEntry } from '#features/account/text-code/index.ts';
import {
  FormikPhoneField,
  FormikSummary,
  FormikTextField,
  SubmitButton,
  validateWith,
} from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, Stack } from '#shared/ui/index.ts';
import { useClaimByPhoneMutation } from '../api/confirm-referral-api.ts';
import type { KnownWorker } from '../model/known-worker.ts';

interface ClaimByPhoneProps {
  readonly token: string;
  readonly worker: KnownWorker;
  /** For a phone whose account requires more than a texted code. */
  readonly signIn: { readonly to: string; readonly state: object };
}

interface ClaimantValues {
  readonly name: string;
  readonly phone: string;
  readonly acceptTerms: boolean;
  readonly code: string;
  readonly newAccount: boolean;
}

const checkPerson = validateWith(claimantSchema, translateMessage);
const checkAll = validateWith(claimByPhoneRequestSchema, translateMessage);

/** The account by a code that is texted to the phone (rules.md#claim-without-account). */
export function ClaimByPhone({ token, worker, signIn }: ClaimByPhoneProps) {
  const { t } = useTranslation(['confirm-referral', 'apply']);
  const [claim] = useClaimByPhoneMutation();
  const { refetch } = useCurrentUser();
  const navigate = useNavigate();
  const { asked, refusal, mustSignIn, hasOtherAccount, submit, askAgain } = usePhoneEntry<ClaimantValues>({
    purpose: 'claim',
    // The contract rejects a missing acceptance with its own message.
    send: (values) => claim({ token, body: values as ClaimByPhoneInput }),
    onDone: async () => {
      // The dashboard would send a visitor to sign in.
      await refetch();
      showToast({ title: t('claim.done'), variant: 'success' });
      await navigate('/worker-dashboard?tab=applications');
    },
    failed: t('claim.phoneFailed'),
  });
  const initial = {
    name: worker.name,
    phone: formatPhone(worker.phone),
    acceptTerms: false,
    code: '',
    newAccount: false,
  };
  return (
    <Card aria-labelledby="claim-by-phone">
      <Head title={t('claim.title')} />
      <Formik
        initialValues={initial}
        validate={(values) => (asked === values.phone ? checkAll : checkPerson)(values)}
        onSubmit={submit}
      >
        {({ values, ...form }) => (
          <Form noValidate>
            <Stack $gap={5}>
              <p>{t('claim.lead')}</p>
              <FormikSummary />
              {refusal && (
                <PhoneRefusal words={refusal} signIn={mustSignIn ? signIn : null}>
                  {hasOtherAccount && (
                    <Button
                      variant="ghost"
                      size="sm"
                      onClick={() => submit({ ...values, newAccount: true }, form)}
                    >
                      {t('claim.newAccount')}
                    </Button>
                  )}
                </PhoneRefusal>
              )}
              <FormikTextField name="name" label={t('apply:field.name')} autoComplete="name" />
              <FormikPhoneField
                name="phone"
                label={t('apply:field.phone')}
                help={t('apply:field.phoneHelp')}
              />
              <TermsCheckbox />
              <Small>{t('claim.consent')}</Small>
              {asked === values.phone && <CodeField phone={values.phone} onAgain={askAgain} />}
              <SubmitButton block>{t(asked === values.phone ? 'claim.send' : 'apply:next')}</SubmitButton>
            </Stack>
          </Form>
        )}
      </Formik>
    </Card>
  );
}

/** Takes focus when the form opens, because the pressed button disappears. */
function Head({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title id="claim-by-phone" ref={heading} tabIndex={-1}>
      {title}
    </Title>
  );
}

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--size-26);
  scroll-margin-top: var(--space-8);
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
