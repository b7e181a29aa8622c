import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';

const loadDialog = () => import('./CreateBoardDialog.tsx');
const CreateBoardDialog = lazyPart(async () => (await loadDialog()).CreateBoardDialog);

/** For signed-in users. Loads the form on first use. */
export function CreateBoard({ isLoud = true }: { readonly isLoud?: boolean }) {
  const { t } = useTranslation('boards');
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    await loadDialog();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant={isLoud ? 'primary' : 'secondary'}
        icon={<Plus size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('create')}
      </Button>
      {isOpen && <CreateBoardDialog onClose={() => setOpen(false)} />}
    </>
  );
}
