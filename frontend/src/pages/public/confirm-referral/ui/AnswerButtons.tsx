import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '#shared/api/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, ConfirmDialog } from '#shared/ui/index.ts';
import { formPath, pagePath, useAnswerConfirmationMutation } from '../model/confirmation-calls.ts';

interface AnswerButtonsProps {
  readonly token: string;
  /** Who put the worker forward, in words. */
  readonly referrer: string;
}

/** Without a script it is the form that it looks like (rules.md#plain-forms). */
export function AnswerButtons({ token, referrer }: AnswerButtonsProps) {
  const { t } = useTranslation('confirm-referral');
  const [answer] = useAnswerConfirmationMutation();
  const [isDeclining, setDeclining] = useState(false);
  const send = async (accept: boolean): Promise<boolean> => {
    const { error } = await answer({ token, accept });
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
    <Buttons method="post" action={formPath(token)} onSubmit={(event) => event.preventDefault()}>
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
      <Button
        type="submit"
        name="decline"
        value="1"
        formMethod="get"
        formAction={pagePath(token)}
        block
        onClick={() => setDeclining(true)}
      >
        {t('decline')}
      </Button>
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
    </Buttons>
  );
}

const Buttons = styled.form`
  display: grid;
  gap: var(--space-2);
`;
