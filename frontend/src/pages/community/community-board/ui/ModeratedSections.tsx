import { useTranslation } from 'react-i18next';
import type { BoardDetail } from '#entities/board/index.ts';
import { BoardMembers, JoinRequests } from '#features/community/manage-members/index.ts';
import { useTabParam } from '#shared/lib/index.ts';
import { Tabs } from '#shared/ui/index.ts';
import { BoardPosts } from './BoardPosts.tsx';

const TABS = ['posts', 'members', 'requests'] as const;

/** Tabs for the owner and moderators: the posts and the people. */
export function ModeratedSections({ board }: { readonly board: BoardDetail }) {
  const { t } = useTranslation('boards');
  const [tab, open] = useTabParam(TABS);
  const count = board.requestCount ?? 0;
  const requests = {
    value: 'requests',
    label: count > 0 ? t('requestsTabCount', { count }) : t('requestsTab'),
    content: <JoinRequests board={board} />,
  };
  const tabs = [
    { value: 'posts', label: t('postsTab'), content: <BoardPosts board={board} /> },
    { value: 'members', label: t('membersTab'), content: <BoardMembers board={board} /> },
    // A public board requires no request to join.
    ...(board.isPrivate ? [requests] : []),
  ];
  const shown = tabs.some(({ value }) => value === tab) ? tab : 'posts';
  return <Tabs label={t('sections')} value={shown} onChange={open} tabs={tabs} />;
}
