import { BookUser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/index.ts';
import { canPickContacts, pickContacts } from '../model/pick-contacts.ts';
import type { CrewRow } from '../model/refer-draft.ts';

interface PickContactsProps {
  readonly multiple: boolean;
  readonly onPicked: (rows: readonly CrewRow[]) => void;
}

/** Picks names and numbers from the phone's contacts, if the phone has a picker. */
export function PickContacts({ multiple, onPicked }: PickContactsProps) {
  const { t } = useTranslation('crew');
  if (!canPickContacts()) return null;
  const pick = async (): Promise<void> => {
    const rows = await pickContacts(multiple);
    if (rows.length > 0) onPicked(rows);
  };
  return (
    <Button icon={<BookUser aria-hidden />} onClick={pick}>
      {t('contacts')}
    </Button>
  );
}
