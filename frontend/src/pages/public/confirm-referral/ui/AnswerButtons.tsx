import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReferralConfirmation } from '#contract/hiring/confirmation/confirmation.ts';
import { unprintedLetters } from '#contract/identity/vocabulary/latin-name.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog, Stack, TextField } from '#shared/ui/index.ts';
import { formPath, pagePath, useAnswerConfirmationMutation } from '../api/confirm-referral-api.ts';

interface AnswerButtonsProps {
  readonly token: string;
  /** The referrer's name. */
  readonly referrer: string;
  readonly worker: Pick<ReferralConfirmation, 'workerName' | 'workerLatinName'>;
}

/** A real form, so that it works without JavaScript (rules.md#plain-forms). */
export function AnswerButtons({ token, referrer, worker }: AnswerButtonsProps) {
  const { t } = useTranslation(['confirm-referral', 'latin-name']);
  const [answer] = useAnswerConfirmationMutation();
  const [isDeclining, setDeclining] = useState(false);
  const { workerName, workerLatinName } = worker;
  const [latinName, setLatinName] = useState(workerLatinName ?? '');
  const [problem, setProblem] = useState<string>();
  const asksName = workerLatinName !== null || unprintedLetters(workerName) !== null;
  const send = async (accept: boolean): Promise<boolean> => {
    const { error } = await answer({
      token,
      accept,
      ...(accept && asksName && { workerLatinName: latinName }),
    });
    const [refused] = isApiError(error) ? error.issues.filter(({ path }) => path === 'workerLatinName') : [];
    setProblem(refused && translateMessage(refused.message));
    if (refused) return false;
    if (error) {
      const isOver = isApiError(error) && error.code === 'hiring.referral_over';
      const description = t(isOver ? 'state.over.title' : 'toast.tryAgain');
      showToast({ title: t('toast.failed'), description, variant: 'destructive' });
      return false;
    }
    showToast({ title: t(accept ? 'toast.confirmed' : 'toast.declined'), variant: 'success' });
    return true;
  };
  return (
    <Stack $gap={3}>
      <Buttons method="post" action={formPath(token)} onSubmit={(event) => event.preventDefault()}>
        {asksName && (
          <TextField
            optional
            name="workerLatinName"
            label={t('latin-name:label')}
            help={t('latin-name:help.person')}
            autoComplete="name"
            value={latinName}
            error={problem}
            maxLength={120}
            onChange={({ currentTarget }) => setLatinName(currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          name="accept"
          value="true"
          variant="primary"
          block
          loadingText={t('sending')}
          onClick={() => send(true)}
        >
          {t('accept')}
        </Button>
      </Buttons>
      {/* A form without the name, which has no place in an address. */}
      <form method="get" action={pagePath(token)} onSubmit={(event) => event.preventDefault()}>
        <Button type="submit" name="decline" value="1" block onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </form>
      <ConfirmDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={t('declineTitle')}
        description={t('declineText', { referrer })}
        confirmLabel={t('decline')}
        danger
        onConfirm={async () => {
          if (!(await send(false))) throw new Error('The answer was refused');
        }}
      />
    </Stack>
  );
}

const Buttons = styled.form`
  display: grid;
  gap: var(--space-3);
`;
