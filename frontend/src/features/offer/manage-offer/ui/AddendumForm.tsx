import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferLetter } from '#contract/offers/letter/offer-letter.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { Button, Stack, TextArea } from '#shared/ui/index.ts';
import { useAddAddendumMutation } from '../api/manage-offer-api.ts';
import { ActionRow } from './Explained.tsx';

interface AddendumFormProps {
  readonly letter: OfferLetter;
  readonly onDone: () => void;
}

/** The form for a new addendum. Input stays after a refusal. */
export function AddendumForm({ letter, onDone }: AddendumFormProps) {
  const { t } = useTranslation(['addendum', 'common']);
  const [add, { isLoading }] = useAddAddendumMutation();
  const [terms, setTerms] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    if (terms.trim() === '') return setProblem(t('employer.textMissing'));
    const { error } = await add({ id: letter.id, terms });
    if (error) {
      const [issue] = isApiError(error) ? error.issues : [];
      setProblem(issue ? translateMessage(issue.message) : null);
      return showFailure(error, t('employer.failed'));
    }
    const description = t('employer.doneText', { name: letter.workerName });
    showToast({ title: t('employer.done'), description, variant: 'success' });
    onDone();
  };
  return (
    <form noValidate aria-label={t('employer.action')} onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        <TextArea
          name="addendum"
          rows={4}
          label={t('employer.text')}
          help={t('employer.textHelp')}
          maxLength={5000}
          value={terms}
          onChange={(event) => setTerms(event.target.value)}
          error={problem ?? undefined}
        />
        <ActionRow>
          <Button type="submit" variant="primary" loading={isLoading}>
            {t('employer.send')}
          </Button>
          <Button onClick={onDone} disabled={isLoading}>
            {t('common:action.cancel')}
          </Button>
        </ActionRow>
      </Stack>
    </form>
  );
}
