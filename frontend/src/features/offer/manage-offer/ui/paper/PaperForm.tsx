import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextArea, TextField } from '#shared/ui/index.ts';
import { ActionRow } from '../Explained.tsx';
import { ScanField, scanProblem } from './ScanField.tsx';

interface PaperFormProps {
  /** Takes the day, `2026-11-23`, the note, and the scan, if any. Resolves to the problems by field. */
  readonly onRecord: (
    signedAt: string,
    note: string,
    scan: File | null,
  ) => Promise<Readonly<Record<string, string>>>;
  readonly onCancel: () => void;
}

/** Takes the date, a note, and an optional scan (rules.md#paper-signature). Input stays after a refusal. */
export function PaperForm({ onRecord, onCancel }: PaperFormProps) {
  const { t } = useTranslation(['amend-offer', 'common']);
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [scan, setScan] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (day === '' || note.trim() === '' || (scan && scanProblem(scan)) || busy) return;
    setBusy(true);
    setRefused(await onRecord(day, note.trim(), scan));
    setBusy(false);
  };
  return (
    <form noValidate aria-label={t('open.paper')} onSubmit={(event) => void submit(event)}>
      <Stack $gap={4}>
        <TextField
          type="date"
          name="signedAt"
          label={t('open.paperDay')}
          value={day}
          onChange={(event) => setDay(event.target.value)}
          error={asked && day === '' ? t('open.paperDayMissing') : refused['signedAt']}
        />
        <TextArea
          name="paperNote"
          label={t('open.paperNote')}
          help={t('open.paperNoteHelp')}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={asked && note.trim() === '' ? t('open.paperNoteMissing') : refused['note']}
        />
        <ScanField file={scan} onChange={setScan} />
        <ActionRow>
          <Button type="submit" variant="primary" loading={busy}>
            {t('open.paperSave')}
          </Button>
          <Button onClick={onCancel} disabled={busy}>
            {t('common:action.cancel')}
          </Button>
        </ActionRow>
      </Stack>
    </form>
  );
}
