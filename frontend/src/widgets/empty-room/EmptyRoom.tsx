import { createElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton, Page, PageHeader } from '#shared/ui/index.ts';

/** The names of the rooms in `rooms.json`. */
type RoomName =
  'board' | 'community' | 'events' | 'forum' | 'forumPost' | 'i9' | 'leaderboard' | 'moderation' | 'post';

interface EmptyRoomProps {
  readonly room: RoomName;
  readonly icon: LucideIcon;
  /** The one way on. */
  readonly to: string;
}

/** A screen that holds nothing yet: what will stand here, and where to go meanwhile. Its text file is `rooms`. */
export function EmptyRoom({ room, icon, to }: EmptyRoomProps) {
  const { t } = useTranslation('rooms');
  return (
    <Page>
      <PageHeader title={t(`${room}.title`)} />
      <EmptyState
        icon={createElement(icon)}
        title={t(`${room}.empty`)}
        text={t(`${room}.text`)}
        action={
          <LinkButton to={to} variant="primary">
            {t(`${room}.action`)}
          </LinkButton>
        }
      />
    </Page>
  );
}
