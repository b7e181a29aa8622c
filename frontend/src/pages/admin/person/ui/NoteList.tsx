import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PersonNote } from '#contract/admin/person.ts';
import { PersonLink } from '#entities/admin/index.ts';
import { shownFailure, showToast } from '#shared/toast/index.ts';
import { ConfirmDialog, DateText, IconButton, InfiniteList, SkeletonList, Stack } from '#shared/ui/index.ts';
import { usePersonNotesInfiniteQuery, useRemovePersonNoteMutation } from '../api/person-api.ts';

export function NoteList({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('admin');
  const list = usePersonNotesInfiniteQuery({ userId }, { refetchOnMountOrArgChange: true });
  return (
    <InfiniteList
      list={list}
      failed={t('list.failed')}
      more={t('list.more')}
      empty={<p>{t('note.none')}</p>}
      skeleton={<SkeletonList count={2} lines={2} />}
    >
      {(notes) => (
        <Stack as="ul" role="list" $gap={3} aria-label={t('note.title')}>
          {notes.map((note) => (
            <Note key={note.id} userId={userId} note={note} />
          ))}
        </Stack>
      )}
    </InfiniteList>
  );
}

function Note({ userId, note }: { readonly userId: string; readonly note: PersonNote }) {
  const { t } = useTranslation('admin');
  const [remove] = useRemovePersonNoteMutation();
  const { id, text, author, createdAt } = note;
  const [isRequested, ask] = useState(false);
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ userId, id });
    if (error) throw shownFailure(error, t('note.notRemoved'));
    showToast({ title: t('note.removed'), variant: 'success' });
  };
  return (
    <Row>
      <div>
        <Text>{text}</Text>
        <Small>
          <PersonLink person={author} /> · <DateText value={createdAt} style="dateTime" />
        </Small>
      </div>
      <IconButton label={t('note.remove')} icon={<Trash2 aria-hidden />} onClick={() => ask(true)} />
      <ConfirmDialog
        open={isRequested}
        onOpenChange={ask}
        title={t('note.removeTitle')}
        description={text}
        confirmLabel={t('note.removeConfirm')}
        danger
        onConfirm={confirm}
      />
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
`;

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
