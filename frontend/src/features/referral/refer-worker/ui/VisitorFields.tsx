import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { loginPath } from '#entities/session/index.ts';
import { FormikTextField } from '#shared/form/index.ts';
import { Button, Stack } from '#shared/ui/index.ts';
import type { ReferDraft } from '../model/refer-draft.ts';
import { referPath, type ReferableJob } from '../model/referable-job.ts';

interface VisitorFieldsProps {
  readonly job: ReferableJob;
  readonly isCodeRequested: (draft: ReferDraft) => boolean;
  readonly onAgain: (phone: string) => Promise<boolean>;
}

/**
 * Fields for a signed-out visitor: the account is created with the referral (rules.md#refer-first). The typed
 * text is restored after signing in.
 */
export function VisitorFields({ job, isCodeRequested, onAgain }: VisitorFieldsProps) {
  const { t } = useTranslation(['refer-worker', 'account']);
  const { values } = useFormikContext<ReferDraft>();
  return (
    <Stack $gap={4}>
      <Small>
        {t('visitor.terms')}{' '}
        <a href="/terms" target="_blank" rel="noopener">
          {t('account:field.terms')}
        </a>
        . {t('visitor.known')} <a href={loginPath(referPath(job.id))}>{t('login.action')}</a>
      </Small>
      {isCodeRequested(values) && <CodeField phone={values.referrerPhone} onAgain={onAgain} />}
    </Stack>
  );
}

interface CodeFieldProps {
  readonly phone: string;
  readonly onAgain: (phone: string) => Promise<boolean>;
}

function CodeField({ phone, onAgain }: CodeFieldProps) {
  const { t } = useTranslation('refer-worker');
  const [isSentAgain, setSentAgain] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Stack $gap={3} $align="start">
      <p role="status">{t(isSentAgain ? 'visitor.sentAgain' : 'visitor.sent', { phone })}</p>
      <FormikTextField
        ref={field}
        name="code"
        label={t('visitor.code')}
        help={t('verify.codeHelp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Allows a space in the middle.
        maxLength={7}
      />
      <Button size="sm" onClick={async () => setSentAgain(await onAgain(phone))}>
        {t('visitor.again')}
      </Button>
    </Stack>
  );
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
