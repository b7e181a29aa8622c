import { useTranslation } from 'react-i18next';
import { FormikTextArea } from '#shared/form/index.ts';

/** The note that the moderated or appealing person reads. */
export function NoteField() {
  const { t } = useTranslation('moderation');
  return (
    <FormikTextArea
      name="note"
      label={t('decide.note')}
      help={t('decide.noteHelp')}
      maxLength={1000}
      rows={3}
    />
  );
}
