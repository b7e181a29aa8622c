import { Archive, ArchiveRestore, Pencil, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#entities/board/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button, ConfirmDialog, Menu } from '#shared/ui/index.ts';
import { useArchiving } from '../model/use-archiving.ts';

const EditBoardDialog = lazyPart(async () => (await import('./EditBoardDialog.tsx')).EditBoardDialog);

/** The owner's actions: edit, archive, and restore (rules.md#board-owner). */
export function ManageBoardMenu({ board }: { readonly board: Board }) {
  const { t } = useTranslation('boards');
  const [open, setOpen] = useState<'edit' | 'archive' | null>(null);
  const { archive, restore } = useArchiving(board);
  const close = (): void => setOpen(null);
  const items = board.isArchived
    ? [{ key: 'restore', label: t('restore'), icon: <ArchiveRestore aria-hidden />, onSelect: restore }]
    : [
        { key: 'edit', label: t('edit'), icon: <Pencil aria-hidden />, onSelect: () => setOpen('edit') },
        {
          key: 'archive',
          label: t('archive'),
          icon: <Archive aria-hidden />,
          danger: true,
          onSelect: () => setOpen('archive'),
        },
      ];
  return (
    <>
      <Menu
        trigger={<Button icon={<Settings size={20} aria-hidden />}>{t('manage')}</Button>}
        groups={[{ key: 'board', items }]}
      />
      {open === 'edit' && <EditBoardDialog board={board} onClose={close} />}
      <ConfirmDialog
        open={open === 'archive'}
        onOpenChange={close}
        title={t('archiveTitle', { name: board.name })}
        description={t('archiveText')}
        confirmLabel={t('archive')}
        danger
        onConfirm={archive}
      />
    </>
  );
}
