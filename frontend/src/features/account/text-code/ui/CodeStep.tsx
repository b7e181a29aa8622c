import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phoneProofSchema } from '#contract/identity/phone.ts';
import { FormikTextField, SubmitButton, validateWith } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatPhone } from '#shared/lib/index.ts';
import { Button, Callout, Stack } from '#shared/ui/index.ts';
import type { PhoneCodeStepsProps } from '../model/phone-code-steps.ts';
import { refusalOf } from '../model/refusal-of.ts';
import { useTextCodeMutation } from '../api/text-code-api.ts';

interface CodeStepProps extends PhoneCodeStepsProps {
  readonly onAgain: () => void;
}

interface Said {
  readonly tone: 'danger' | 'info';
  readonly words: string;
}

const EMPTY = { code: '' };
const validate = validateWith(phoneProofSchema.pick({ code: true }), translateMessage);

/** The code field. Never reveals whether a text was sent to the phone. */
export function CodeStep({ purpose, phone, submit, wide, onCode, onAgain }: CodeStepProps) {
  const { t } = useTranslation('phone');
  const [textCode, { isLoading }] = useTextCodeMutation();
  const [said, setSaid] = useState<Said | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves here.
  useEffect(() => title.current?.focus(), []);
  const take = async ({ code }: typeof EMPTY): Promise<void> => {
    setSaid(null);
    const { error } = await onCode({ phone, code });
    if (error) setSaid({ tone: 'danger', words: refusalOf(error, t('tooMany'), t('codeFailed')) });
  };
  const askAgain = async (): Promise<void> => {
    const { error } = await textCode({ phone, purpose });
    if (error) setSaid({ tone: 'danger', words: refusalOf(error, t('tooMany'), t('failed')) });
    else setSaid({ tone: 'info', words: t('sentAgain') });
  };
  return (
    <Formik initialValues={EMPTY} validate={validate} onSubmit={take}>
      <Form noValidate aria-label={t('enter')}>
        <Stack $gap={5}>
          <Stack $gap={1}>
            <Title ref={title} tabIndex={-1}>
              {t('enter')}
            </Title>
            <p>{t(`sent.${purpose}`, { phone: shownPhone(phone) })}</p>
          </Stack>
          {said && (
            <div role="alert">
              <Callout tone={said.tone}>{said.words}</Callout>
            </div>
          )}
          <FormikTextField
            name="code"
            label={t('code')}
            help={t('codeHelp')}
            inputMode="numeric"
            autoComplete="one-time-code"
            // Allows a space in the middle.
            maxLength={7}
          />
          <SubmitButton block={wide === true}>{submit}</SubmitButton>
          <Others>
            <Button size="sm" disabled={isLoading} onClick={askAgain}>
              {t('again')}
            </Button>
            <Button size="sm" onClick={onAgain}>
              {t('otherPhone')}
            </Button>
          </Others>
        </Stack>
      </Form>
    </Formik>
  );
}

/** Formats a ten-digit US number; leaves other input unchanged. */
function shownPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? formatPhone(`+1${digits}`) : typed;
}

const Title = styled.h3`
  font-size: var(--size-20);
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
