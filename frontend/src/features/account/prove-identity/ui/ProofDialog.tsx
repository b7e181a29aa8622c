import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PasskeyProof } from '#contract/identity/passkeys.ts';
import type { SecondFactor, StepUpRequest } from '#contract/identity/second-factor.ts';
import { canUsePasskeys } from '#entities/passkey/index.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { FormikPasswordField, FormikTextField, SubmitButton } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Callout, Dialog, LinkButton, Stack } from '#shared/ui/index.ts';

interface ProofDialogProps {
  readonly known: SecondFactor;
  /** Resolves to null if the proof was right, else to the refusal. */
  readonly onProve: (proof: StepUpRequest) => Promise<unknown>;
  /** Resolves to null if the user cancels. @throws if it fails */
  readonly onPasskey: () => Promise<PasskeyProof | null>;
  readonly onEnd: (isProved: boolean) => void;
}

const EMPTY = { password: '', code: '' };

/** Confirms the user's identity with a password, a code from their app, or a passkey. */
export function ProofDialog({ known, onProve, onPasskey, onEnd }: ProofDialogProps) {
  const { t } = useTranslation('proof');
  const form = useId();
  const [way, setWay] = useState<'password' | 'code'>(known.authenticator ? 'code' : 'password');
  const hasPasskey = known.passkeys.length > 0 && canUsePasskeys();
  const hasNone = !known.authenticator && !known.hasPassword && !hasPasskey;
  const hasForm = known.authenticator || known.hasPassword;
  const submit = async (values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>): Promise<void> => {
    if (values[way].trim() === '') return setErrors({ [way]: t(`${way}Missing`) });
    const refusal = await onProve(way === 'code' ? { code: values.code } : { password: values.password });
    if (refusal === null) return onEnd(true);
    const tooMany = isApiError(refusal) && refusal.status === 429;
    return setErrors({
      [way]: tooMany ? t('tooMany') : translateMessage(serverMessageOf(refusal, t('failed'))),
    });
  };
  return (
    <Formik initialValues={EMPTY} onSubmit={submit}>
      <Dialog
        open
        onOpenChange={() => onEnd(false)}
        title={t('title')}
        description={t(hasNone ? 'again' : 'lead')}
        footer={
          <>
            <Button onClick={() => onEnd(false)}>{t('cancel')}</Button>
            {hasNone ? (
              <LinkButton
                variant="primary"
                to={`/api/login?again=yes&returnTo=${encodeURIComponent(location.pathname + location.search)}`}
              >
                {t('signIn')}
              </LinkButton>
            ) : (
              hasForm && <SubmitButton form={form}>{t('submit')}</SubmitButton>
            )}
          </>
        }
      >
        {/* No router link: the dialog has its own root. */}
        {hasNone && <SetPassword href="/forgot-password">{t('setPassword')}</SetPassword>}
        {hasPasskey && <PasskeyProofButton onProve={onProve} onPasskey={onPasskey} onEnd={onEnd} />}
        {hasForm && (
          <Form noValidate id={form}>
            <Stack $gap={3} $align="start">
              {way === 'code' ? <CodeField /> : <FormikPasswordField name="password" label={t('password')} />}
              {known.authenticator && known.hasPassword && (
                <Button size="sm" onClick={() => setWay(way === 'code' ? 'password' : 'code')}>
                  {t(way === 'code' ? 'usePassword' : 'useCode')}
                </Button>
              )}
            </Stack>
          </Form>
        )}
      </Dialog>
    </Formik>
  );
}

const SetPassword = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

function CodeField() {
  const { t } = useTranslation('proof');
  return (
    <FormikTextField
      name="code"
      label={t('code')}
      help={t('codeHelp')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}

function PasskeyProofButton({ onProve, onPasskey, onEnd }: Omit<ProofDialogProps, 'known'>) {
  const { t } = useTranslation('proof');
  const [refusal, setRefusal] = useState<string | null>(null);
  const prove = async (): Promise<void> => {
    setRefusal(null);
    try {
      const passkey = await onPasskey();
      if (!passkey) return;
      const refused = await onProve({ passkey });
      if (refused === null) onEnd(true);
      else setRefusal(translateMessage(serverMessageOf(refused, t('failed'))));
    } catch (error) {
      setRefusal(translateMessage(serverMessageOf(error, t('failed'))));
    }
  };
  return (
    <Stack $gap={3} $align="start">
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal}</Callout>
        </div>
      )}
      <Button onClick={prove}>{t('usePasskey')}</Button>
    </Stack>
  );
}
