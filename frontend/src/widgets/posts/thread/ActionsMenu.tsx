import {
  CircleCheck,
  CircleX,
  EllipsisVertical,
  Eye,
  EyeOff,
  Flag,
  History,
  Lock,
  LockOpen,
  Pencil,
  Pin,
  PinOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Author } from '#contract/community/post/author.ts';
import { BylineMenu } from '#entities/post/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
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
  report: Flag,
  delete: Trash2,
} as const satisfies Readonly<Record<string, LucideIcon>>;

export interface Action {
  readonly name: keyof typeof ICONS;
  readonly run: () => unknown;
}

interface ActionsMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly author: Author | null;
}

/** The one menu of a post or reply: the reader's actions for the text and for its author. */
export function ActionsMenu({ label, actions, author }: ActionsMenuProps) {
  const { t } = useTranslation('posts');
  const { user } = useCurrentUser();
  const menuOf = useContext(BylineMenu);
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
  const isOfOther = user !== null && author !== null && author.id !== user.id;
  const ofAuthor = isOfOther ? menuOf(author, { label, items }) : null;
  if (ofAuthor !== null) return ofAuthor;
  if (items.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label={label} icon={<EllipsisVertical size={20} aria-hidden />} />}
      groups={[{ key: 'actions', items }]}
    />
  );
}

/** For a byline whose author is in the menu of the text. */
export const withoutMenu = (): null => null;
