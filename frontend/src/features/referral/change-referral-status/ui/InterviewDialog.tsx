import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERVIEW_KINDS, type InterviewKind } from '#contract/hiring/vocabulary/interview.ts';
import type { Referral } from '#contract/hiring/referral.ts';
import { useTimeAt } from '#entities/interview/index.ts';
import { hasInterview } from '#entities/referral/index.ts';
import { Button, Callout, Inline, SelectField, TextField } from '#shared/ui/index.ts';
import { useChangeStatus } from '../model/use-change-status.ts';
import { useSetTime } from '../model/use-set-time.ts';
import { StepDialog } from './StepDialog.tsx';

interface InterviewDialogProps {
  readonly referral: Referral;
  readonly view?: 'full' | 'quick';
  readonly onClose: () => void;
}

/** Sets an interview's time and kind. The worker gets it by text and answers there (rules.md#interviews). */
export function InterviewDialog({ referral, view = 'full', onClose }: InterviewDialogProps) {
  const { t } = useTranslation('interview');
  const { changeStatus } = useChangeStatus(view);
  const setTime = useSetTime();
  const before = referral.interview;
  const isThere = hasInterview(referral.status);
  const [at, setAt] = useState('');
  const [kind, setKind] = useState<InterviewKind>(before?.kind ?? 'phone');
  const [place, setPlace] = useState(before?.place ?? '');
  const [note, setNote] = useState(before?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  const name = referral.workerName;
  const confirm = async (isWithoutTime: boolean): Promise<boolean> => {
    const status = 'interview_scheduled';
    if (isWithoutTime) return changeStatus(referral, { status });
    setMissing(at === '');
    if (at === '') return false;
    const interview = { at, kind, place: place.trim() || null, note: note.trim() || null };
    return isThere ? setTime(referral, interview) : changeStatus(referral, { status, interview });
  };
  return (
    <StepDialog
      title={t(isThere ? 'set.titleAgain' : 'set.title', { name })}
      lead={t('set.lead', { name })}
      confirmLabel={t('set.confirm')}
      otherLabel={isThere ? undefined : t('set.without')}
      onClose={onClose}
      onConfirm={confirm}
    >
      {before && before.proposedTimes.length > 0 && (
        <Proposals referral={referral} onChoose={setAt} chosen={at} />
      )}
      <TextField
        label={t('set.at')}
        help={t('set.atHelp', { place: referral.job.location })}
        type="datetime-local"
        name="at"
        value={at.endsWith('Z') ? '' : at}
        error={isMissing && at === '' ? t('set.atMissing') : undefined}
        onChange={(event) => setAt(event.target.value)}
      />
      <SelectField
        label={t('set.kind')}
        placeholder={false}
        value={kind}
        options={INTERVIEW_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(event) => setKind(INTERVIEW_KINDS.find((one) => one === event.target.value) ?? 'phone')}
      />
      <TextField
        label={t('set.place')}
        help={t(`set.placeHelp.${kind}`)}
        name="place"
        optional
        maxLength={200}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      />
      <TextField
        label={t('set.note')}
        name="note"
        optional
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </StepDialog>
  );
}

interface ProposalsProps {
  readonly referral: Referral;
  readonly chosen: string;
  readonly onChoose: (at: string) => void;
}

/** The times that the worker proposed, as buttons. */
function Proposals({ referral: { interview, workerName: name }, chosen, onChoose }: ProposalsProps) {
  const { t } = useTranslation('interview');
  const timeAt = useTimeAt();
  if (!interview) return null;
  return (
    <Callout title={t('set.proposed', { name })}>
      <Inline $gap={2}>
        {interview.proposedTimes.map((time) => (
          <Button key={time} size="sm" aria-pressed={time === chosen} onClick={() => onChoose(time)}>
            {timeAt(time, interview.timeZone)}
          </Button>
        ))}
      </Inline>
    </Callout>
  );
}
