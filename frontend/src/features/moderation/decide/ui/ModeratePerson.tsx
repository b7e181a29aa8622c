import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import type { ModeratedPerson } from '../model/moderated-person.ts';

/** Loads on demand, because the form includes a validator. */
const ModerateDialog = lazyPart(async () => (await import('./ModerateDialog.tsx')).ModerateDialog);

/** The button in a list of people that warns or suspends someone. */
export function ModeratePerson({ person }: { readonly person: ModeratedPerson }) {
  const { t } = useTranslation('moderation');
  const [isOpen, setOpen] = useState(false);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <Button
        size="sm"
        icon={<Gavel aria-hidden />}
        aria-label={t('person.openFor', { name })}
        onClick={() => setOpen(true)}
      >
        {t('person.open')}
      </Button>
      {isOpen && <ModerateDialog person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
