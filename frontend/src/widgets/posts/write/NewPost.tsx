import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loginPath, useAskCurrentUser } from '#entities/session/index.ts';
import { lazyPart } from '#shared/lib/index.ts';
import { Button } from '#shared/ui/index.ts';
import type { NewPostPlace } from './post-values.ts';

const loadDialog = () => import('./NewPostDialog.tsx');
const NewPostDialog = lazyPart(async () => (await loadDialog()).NewPostDialog);

interface NewPostProps {
  readonly place: NewPostPlace;
  readonly label: string;
  readonly isLoud?: boolean;
}

/** Opens the post form. A visitor signs in first and then returns. */
export function NewPost({ place, label, isLoud = true }: NewPostProps) {
  const { t } = useTranslation('posts');
  const askCurrentUser = useAskCurrentUser();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    const [user] = await Promise.all([askCurrentUser(), loadDialog()]);
    if (user) setOpen(true);
    else location.assign(loginPath(`${pathname}${search}`));
  };
  return (
    <>
      <Button
        variant={isLoud ? 'primary' : 'secondary'}
        icon={<PenLine size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {label || t('new')}
      </Button>
      {isOpen && <NewPostDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
