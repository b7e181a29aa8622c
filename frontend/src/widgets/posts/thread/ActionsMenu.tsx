import {
  CircleCheck,
  CircleX,
  Ellipsis,
  Eye,
  EyeOff,
  History,
  Lock,
  LockOpen,
  Pencil,
  Pin,
  PinOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, Menu } from '#shared/ui/index.ts';

const ICONS = {
  accept: CircleCheck,
  takeBack: CircleX,
  edit: Pencil,
  history: History,
  pin: Pin,
  unpin: PinOff,
  lock: Lock,
  unlock: LockOpen,
  hide: EyeOff,
  show: Eye,
  delete: Trash2,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export interface Action {
  readonly name: keyof typeof ICONS;
  readonly run: () => unknown;
}

interface ActionsMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
}

/** What this reader may do with a post or a reply; nothing where that is nothing. */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const { t } = useTranslation('posts');
  if (actions.length === 0) return null;
  const items = actions.map(({ name, run }) => {
    const Icon = ICONS[name];
    return {
      key: name,
      label: t(`action.${name}`),
      icon: <Icon size={18} aria-hidden />,
      danger: name === 'delete',
      onSelect: () => void run(),
    };
  });
  return (
    <Menu
      trigger={<IconButton label={label} icon={<Ellipsis size={22} aria-hidden />} />}
      groups={[{ key: 'actions', items }]}
    />
  );
}
