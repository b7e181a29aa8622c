import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { readReferralContext } from '#entities/referral-context/index.ts';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, TextField } from '#shared/ui/index.ts';
import { useJoinWaitlistMutation } from '../../api/landing-api.ts';

/** The server validates the email, so the page needs no schema for its only field. */
export function JoinForm({ onJoined }: { readonly onJoined: (email: string) => void }) {
  const { t } = useTranslation('waitlist');
  const [join, { isLoading }] = useJoinWaitlistMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const reasonOf = (error: unknown): string => {
    const isAnswered = isApiError(error) && error.status > 0;
    return isAnswered ? translateMessage(serverMessageOf(error, t('toast.join'))) : t('toast.tryAgain');
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '' || isLoading) return;
    const { error } = await join({ email: typed, source: sourceOfVisit() });
    if (!error) {
      onJoined(typed);
      return;
    }
    if (isApiError(error) && error.issues.some(({ path }) => path === 'email')) setProblem(reasonOf(error));
    showToast({ title: t('toast.failed'), description: reasonOf(error), variant: 'destructive' });
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('form.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="primary" block loading={isLoading}>
        {t('form.submit')}
      </Button>
      <small>{t('form.note')}</small>
    </Form>
  );
}

/** The source of the visit, with the referrer's code if known. */
function sourceOfVisit(): string {
  const { source, referralCode } = readReferralContext();
  return referralCode ? `${source}:${referralCode}` : source;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  small {
    color: var(--text-muted);
    font-size: var(--size-14);
  }
`;
