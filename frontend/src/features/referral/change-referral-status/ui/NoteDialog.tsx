import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { translateMessage } from '#shared/i18n/index.ts';
import { Button, Dialog, Stack, TextArea } from '#shared/ui/index.ts';

/** A copy of the contract's text. Importing the contract would load its validator on the dashboard. */
export const NOTE_MISSING = 'Please provide a reason';

interface NoteDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly help: string;
  /** The contract's message for a missing note. */
  readonly missing: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  /** Fields before the note. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** False leaves the dialog open with its input. */
  readonly onConfirm: (note: string) => Promise<boolean>;
}

/** A step that requires a note. */
export function NoteDialog(props: NoteDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isMissing = note.trim() === '';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (isMissing || busy) return;
    setBusy(true);
    const done = await props.onConfirm(note.trim());
    setBusy(false);
    if (done) props.onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      dismissible={!busy}
      title={props.title}
      description={props.lead}
      footer={
        <>
          <Button onClick={props.onClose} disabled={busy}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} variant={props.danger ? 'danger' : 'primary'} loading={busy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={5}>
          {props.children}
          <TextArea
            label={props.label}
            name="notes"
            help={props.help}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={asked && isMissing ? translateMessage(props.missing) : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
