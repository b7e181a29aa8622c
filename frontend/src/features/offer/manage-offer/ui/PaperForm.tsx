import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextArea, TextField } from '#shared/ui/index.ts';
import { ScanField, scanProblem } from './ScanField.tsx';

interface PaperFormProps {
  /** The day, `2026-11-23`, the note, and the scan if there is one. */
  readonly onRecord: (signedAt: string, note: string, scan: File | null) => Promise<void>;
}

/** When it was signed, a note, and a scan if there is one (rules.md#paper-signature). What was typed stays after a refusal. */
export function PaperForm({ onRecord }: PaperFormProps) {
  const { t } = useTranslation('amend-offer');
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [scan, setScan] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (day === '' || note.trim() === '' || (scan && scanProblem(scan)) || busy) return;
    setBusy(true);
    await onRecord(day, note.trim(), scan);
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
          error={asked && day === '' ? t('open.paperDayMissing') : undefined}
        />
        <TextArea
          name="paperNote"
          label={t('open.paperNote')}
          help={t('open.paperNoteHelp')}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={asked && note.trim() === '' ? t('open.paperNoteMissing') : undefined}
        />
        <ScanField file={scan} onChange={setScan} />
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            {t('open.paperSave')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
