import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '#contract/admin/person.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { Card, SkeletonList, Stack } from '#shared/ui/index.ts';
import { NoteList } from './NoteList.tsx';

const NoteForm = lazyCode(async () => (await import('./NoteForm.tsx')).NoteForm);

/** Admins' notes about a person. The person can read them in the copy of their data, and the page says so. */
export function PersonNotes({ person: { id, actions } }: { readonly person: AdminPerson }) {
  const { t } = useTranslation('admin');
  return (
    <Card as="section" aria-labelledby="notes">
      <Stack $gap={4}>
        <h2 id="notes">{t('note.title')}</h2>
        {actions.includes('add_note') && (
          <Suspense fallback={<SkeletonList count={1} lines={3} />}>
            <NoteForm userId={id} />
          </Suspense>
        )}
        <NoteList userId={id} />
      </Stack>
    </Card>
  );
}
