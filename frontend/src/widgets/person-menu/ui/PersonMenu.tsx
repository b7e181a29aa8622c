import { EllipsisVertical } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '#entities/session/index.ts';
import type { WritingActions } from '#entities/post/index.ts';
import { lazyCode } from '#shared/lib/index.ts';
import { IconButton } from '#shared/ui/index.ts';
import type { MenuPerson } from '../model/menu-person.ts';

const loadPanel = async () => (await import('./PersonPanel.tsx')).PersonPanel;
const PersonPanel = lazyCode(loadPanel);

interface PersonMenuProps {
  readonly person: MenuPerson;
  /** Comes first and names the menu. */
  readonly writing?: WritingActions | undefined;
}

/** Report, mute, and block, loaded on first use. Hidden for the user's own name. */
export function PersonMenu({ person, writing }: PersonMenuProps) {
  const { t } = useTranslation('report');
  const { user, isLoading } = useCurrentUser();
  const [isRequested, setRequested] = useState(false);
  if (isLoading || user?.id === person.id) return null;
  const label = writing?.label ?? t('menu.of', { name: `${person.firstName} ${person.lastName}`.trim() });
  const look = { label, icon: <EllipsisVertical size={20} aria-hidden /> };
  const closed = (
    <IconButton
      {...look}
      aria-haspopup="menu"
      onPointerEnter={() => void loadPanel()}
      onClick={() => setRequested(true)}
    />
  );
  if (!isRequested) return closed;
  return (
    <Suspense fallback={closed}>
      <PersonPanel
        person={person}
        writing={writing?.items}
        isSignedIn={user !== null}
        trigger={<IconButton {...look} />}
      />
    </Suspense>
  );
}
