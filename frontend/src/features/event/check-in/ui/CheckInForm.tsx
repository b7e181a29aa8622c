import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, serverMessageOf } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Callout, Stack, TextField } from '#shared/ui/index.ts';
import { useCheckInMutation } from '../model/check-in-call.ts';

interface CheckInFormProps {
  readonly eventId: string;
  /** From the address that a guest's code opens; it still takes a press. */
  readonly code?: string | undefined;
}

interface Outcome {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly words: string;
}

/** The host takes guests in, one after the other: the field is ready for the next code (rules.md#event-check-in). */
export function CheckInForm({ eventId, code: shown = '' }: CheckInFormProps) {
  const { t } = useTranslation('events');
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(shown);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [checkIn, { isLoading }] = useCheckInMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isLoading) return;
    if (code.trim() === '') {
      setOutcome({ tone: 'danger', words: translateMessage('Please enter a check-in code') });
    } else {
      const { data, error } = await checkIn({ eventId, code });
      setOutcome(
        data
          ? {
              tone: 'success',
              words: t('checkIn.done', { name: `${data.firstName} ${data.lastName}`.trim() }),
            }
          : refusalOf(error, t('checkIn.failed')),
      );
      if (data) setCode('');
    }
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        <TextField
          ref={field}
          label={t('checkIn.code')}
          help={t('checkIn.codeHelp')}
          name="code"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={outcome?.tone === 'danger' ? outcome.words : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <div role="status">
          {outcome && outcome.tone !== 'danger' && <Callout tone={outcome.tone}>{outcome.words}</Callout>}
        </div>
        <Button type="submit" variant="primary" loading={isLoading} block>
          {t('checkIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Someone who is in already is no mistake. */
function refusalOf(error: unknown, otherwise: string): Outcome {
  const words = translateMessage(serverMessageOf(error, otherwise));
  return { tone: isApiError(error) && error.status === 409 ? 'warning' : 'danger', words };
}
