import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { I9FormAnswer } from '#contract/eligibility/form/i9-form.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage, useLanguage } from '#shared/i18n/index.ts';
import { formatDate } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { Button, Card, Callout, CheckboxField, LinkButton, Stack, TextField } from '#shared/ui/index.ts';
import { useEndI9Mutation, useHoldI9Mutation } from '../api/i9-form-api.ts';

/** The form on paper, its retention, and a legal hold (rules.md#i9-retention). */
export function FormRetention({ form }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const { actions, referralId, retentionExpiry, endedOn } = form;
  if (!actions.includes('print')) return null;
  return (
    <Card aria-label={t('keep.title')}>
      <Stack $gap={5}>
        <h2>{t('keep.title')}</h2>
        <p>
          {retentionExpiry === null
            ? t('keep.employed')
            : t('keep.until', { day: formatDate(retentionExpiry, language, 'date') })}
        </p>
        <div>
          <LinkButton newTab to={`/api/i9-forms/${referralId}/document`}>
            {t('keep.print')}
          </LinkButton>
        </div>
        {actions.includes('end') && endedOn === null && <EndOfWork form={form} />}
        {endedOn !== null && <LastDay form={form} endedOn={endedOn} />}
        <Hold form={form} />
      </Stack>
    </Card>
  );
}

/** The saved last day with a button to correct it; the trail retains the earlier day. */
function LastDay({ form, endedOn }: { readonly form: I9FormAnswer; readonly endedOn: string }) {
  const { t } = useTranslation('i9-employer');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const canCorrect = form.actions.includes('end');
  if (isOpen && canCorrect) return <EndOfWork form={form} onDone={() => setOpen(false)} />;
  return (
    <Stack $gap={3}>
      <p>{t('keep.lastDay', { day: formatDate(endedOn, language, 'date') })}</p>
      {canCorrect && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('keep.correctEnd')}</Button>
        </div>
      )}
    </Stack>
  );
}

interface EndOfWorkProps {
  readonly form: I9FormAnswer;
  readonly onDone?: () => void;
}

function EndOfWork({ form: { referralId, mustConfirmUnrelated, endedOn }, onDone }: EndOfWorkProps) {
  const { t } = useTranslation('i9-employer');
  const [end, { isLoading }] = useEndI9Mutation();
  const [day, setDay] = useState(endedOn ?? '');
  const [isUnrelated, setUnrelated] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (): Promise<void> => {
    const { error } = await end({ referralId, body: { endedOn: day, isUnrelated } });
    setProblem(error && (firstIssue(error) ?? t('tryAgain')));
    if (error) return;
    showToast({ title: t('keep.ended'), variant: 'success' });
    onDone?.();
  };
  return (
    <Stack $gap={3}>
      <TextField
        type="date"
        name="endedOn"
        label={t('keep.endedOn')}
        help={t('keep.endedOnHelp')}
        value={day}
        error={problem}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      {mustConfirmUnrelated && (
        <CheckboxField
          name="isUnrelated"
          label={t('keep.unrelated')}
          help={t('keep.unrelatedHelp')}
          checked={isUnrelated}
          onChange={({ currentTarget }) => setUnrelated(currentTarget.checked)}
        />
      )}
      <div>
        <Button loading={isLoading} onClick={save}>
          {t('keep.end')}
        </Button>
      </div>
    </Stack>
  );
}

function Hold({ form: { actions, referralId, holdReason } }: { readonly form: I9FormAnswer }) {
  const { t } = useTranslation('i9-employer');
  const [hold, { isLoading }] = useHoldI9Mutation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const change = async (on: boolean): Promise<void> => {
    const { error } = await hold({ referralId, body: on ? { on, reason } : { on } });
    setProblem(error && (firstIssue(error) ?? t('tryAgain')));
    if (!error) showToast({ title: t(on ? 'keep.held' : 'keep.released'), variant: 'success' });
  };
  if (actions.includes('release')) {
    return (
      <Stack $gap={3}>
        <Callout tone="warning" title={t('keep.heldTitle')}>
          {holdReason}
        </Callout>
        <div>
          <Button loading={isLoading} onClick={() => change(false)}>
            {t('keep.release')}
          </Button>
        </div>
      </Stack>
    );
  }
  if (!actions.includes('hold')) return null;
  return (
    <Stack $gap={3}>
      <TextField
        name="holdReason"
        label={t('keep.reason')}
        help={t('keep.reasonHelp')}
        value={reason}
        error={problem}
        maxLength={500}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <div>
        <Button loading={isLoading} onClick={() => change(true)}>
          {t('keep.hold')}
        </Button>
      </div>
    </Stack>
  );
}

function firstIssue(error: unknown): string | null {
  const [issue] = isApiError(error) ? error.issues : [];
  return issue ? translateMessage(issue.message) : null;
}
