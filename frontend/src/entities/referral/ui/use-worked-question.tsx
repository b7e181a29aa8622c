import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { isAt } from '#contract/hiring/vocabulary/referral-status.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { RadioGroup, Stack, TextField } from '#shared/ui/index.ts';

interface WorkedQuestion {
  /** The answers; empty if none were given. */
  readonly said: { readonly worked?: boolean; readonly lastDay?: string };
  /** Call it with every error; true if it concerns the last day, which then shows it next to its field. */
  readonly refused: (error: unknown) => boolean;
  /** Null if no question is needed. */
  readonly question: ReactElement | null;
}

/** Asks at the end of a hire; the answer decides how long to retain the I-9 (`rules.md#i9-kept`). */
export function useWorkedQuestion({ status, workerName }: Referral): WorkedQuestion {
  const { t } = useTranslation('referral');
  const [worked, setWorked] = useState<boolean | null>(null);
  const [lastDay, setLastDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const refused = (error: unknown): boolean => {
    const issue = isApiError(error) ? error.issues.find(({ path }) => path === 'lastDay') : undefined;
    setProblem(issue && translateMessage(issue.message));
    return issue !== undefined;
  };
  if (!isAt(status, 'hired')) return { said: {}, refused, question: null };
  const question = (
    <Stack $gap={4}>
      <RadioGroup
        name="worked"
        label={t('worked.question', { name: workerName })}
        help={t('worked.help')}
        value={worked === null ? '' : String(worked)}
        onChange={(value) => setWorked(value === 'true')}
        options={[
          { value: 'true', label: t('worked.yes') },
          { value: 'false', label: t('worked.no') },
        ]}
      />
      {worked && (
        <TextField
          optional
          type="date"
          name="lastDay"
          label={t('worked.lastDay')}
          value={lastDay}
          error={problem}
          onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
        />
      )}
    </Stack>
  );
  const ofDay = worked && lastDay !== '' ? { lastDay } : {};
  return { said: worked === null ? {} : { worked, ...ofDay }, refused, question };
}
