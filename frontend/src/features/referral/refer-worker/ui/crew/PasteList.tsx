import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack, TextArea } from '#shared/ui/index.ts';
import { readCrewList } from '../../model/crew-list.ts';
import type { CrewRow } from '../../model/refer-draft.ts';

interface PasteListProps {
  /** `isWhole` is true if every line was read. */
  readonly onTake: (rows: readonly CrewRow[], isWhole: boolean) => void;
}

/** Takes "Name, phone" lines from a message or a spreadsheet. Unreadable lines stay, with an explanation. */
export function PasteList({ onTake }: PasteListProps) {
  const { t } = useTranslation('crew');
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  const name = useId();
  const take = (): void => {
    const { rows, unread } = readCrewList(text);
    setText(unread.join('\n'));
    setMessage(
      rows.length === 0 || unread.length > 0 ? t('paste.unread', { count: unread.length }) : undefined,
    );
    if (rows.length > 0) onTake(rows, unread.length === 0);
  };
  return (
    <Stack $gap={3}>
      <TextArea
        name={name}
        label={t('paste.label')}
        help={t('paste.help')}
        placeholder={t('paste.example')}
        rows={5}
        value={text}
        error={message}
        onChange={(event) => {
          setText(event.target.value);
          setMessage(undefined);
        }}
      />
      <Button onClick={take}>{t('paste.use')}</Button>
    </Stack>
  );
}
