import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#shared/ui/index.ts';
import { useBlock, type BlockedPerson } from '../model/use-block.ts';

interface BlockDialogProps {
  readonly person: BlockedPerson;
  readonly onClose: () => void;
}

/** Explains a block before the user confirms it. */
export function BlockDialog({ person, onClose }: BlockDialogProps) {
  const { t } = useTranslation('report');
  const { put } = useBlock(person);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      danger
      title={t('block.title', { name: person.firstName })}
      description={t('block.text', { name: person.firstName })}
      confirmLabel={t('block.confirm', { name: person.firstName })}
      onConfirm={() => put('block')}
    />
  );
}
