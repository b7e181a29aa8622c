import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormikTextField } from '#shared/form/index.ts';
import { Button, Stack } from '#shared/ui/index.ts';

interface CodeFieldProps {
  /** The phone as typed. */
  readonly phone: string;
  readonly onAgain: (phone: string) => Promise<boolean>;
}

/** The code field, which appears below the form after the text was sent. */
export function CodeField({ phone, onAgain }: CodeFieldProps) {
  const { t } = useTranslation('apply');
  const [isSentAgain, setSentAgain] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack $gap={3} $align="start">
      <p role="status">{t(isSentAgain ? 'sentAgain' : 'sent', { phone })}</p>
      <FormikTextField
        ref={field}
        name="code"
        label={t('field.code')}
        help={t('field.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Allows for a space in the middle.
        maxLength={7}
      />
      <Button size="sm" onClick={async () => setSentAgain(await onAgain(phone))}>
        {t('again')}
      </Button>
    </Stack>
  );
}
