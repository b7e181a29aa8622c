import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Referral } from '#contract/hiring/referral.ts';
import { useOfferOfReferralQuery } from '#entities/offer/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { formatDate, serverNow } from '#shared/lib/index.ts';
import { Bullets, Callout, ConfirmDialog, Stack, TextField } from '#shared/ui/index.ts';
import { useChangeStatus } from '../model/use-change-status.ts';

interface CompleteDialogProps {
  readonly referral: Referral;
  readonly onClose: () => void;
}

/** Confirms that the work is done and explains the consequences (rules.md#not-started). */
export function CompleteDialog({ referral, onClose }: CompleteDialogProps) {
  const { t } = useTranslation(['employer', 'referral']);
  const { completeWork } = useChangeStatus();
  const { workerName: name, referrer } = referral;
  const [lastDay, setLastDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const refused = (error: unknown): void => {
    const issue = isApiError(error) ? error.issues.find(({ path }) => path === 'lastDay') : undefined;
    setProblem(issue && translateMessage(issue.message));
  };
  const confirm = async (): Promise<void> => {
    // The refusal already shows. Throwing leaves the dialog open.
    if (!(await completeWork(referral, lastDay, refused))) throw new Error('refused');
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('complete.title')}
      description={t('complete.lead', { name, job: referral.job.title })}
      confirmLabel={t('complete.confirm')}
      onConfirm={confirm}
    >
      <Stack $gap={4}>
        <p>{t('complete.follows')}</p>
        <Bullets>
          {referrer && <li>{t('complete.reward', { name: referrer.firstName })}</li>}
          <li>{t('complete.ratings')}</li>
          <li>{t('complete.money')}</li>
          <li>{t('complete.undo')}</li>
        </Bullets>
        <TextField
          optional
          type="date"
          name="lastDay"
          label={t('referral:worked.lastDay')}
          help={t('complete.lastDayHelp')}
          value={lastDay}
          error={problem}
          onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
        />
        {referral.offerLetter && <Start referralId={referral.id} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** The letter's first day of work, if it is in the future. */
function Start({ referralId }: { readonly referralId: string }) {
  const { t, i18n } = useTranslation('employer');
  const { data: letter } = useOfferOfReferralQuery(referralId);
  if (letter?.status !== 'signed' || letter.startDate === null) return null;
  if (letter.startDate <= formatDay(serverNow())) return null;
  const date = formatDate(letter.startDate, i18n.language, 'date');
  return <Callout tone="warning">{t('complete.notStarted', { date })}</Callout>;
}

/** Formats a day like a date field, in this device's time zone. The server decides by the job's own day. */
function formatDay(at: number): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(at);
}
