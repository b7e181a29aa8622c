import { Bell, CheckCheck, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  useFilteredNotificationsInfiniteQuery,
  useMarkAllNotificationsReadMutation,
  useNotificationsInfiniteQuery,
  useUnreadCount,
} from '#entities/notification/index.ts';
import { RequireSignIn } from '#entities/session/index.ts';
import { showToast } from '#shared/toast/index.ts';
import {
  Button,
  EmptyState,
  InfiniteList,
  LinkButton,
  Page,
  PageHeader,
  Skeleton,
  SkeletonList,
  Stack,
} from '#shared/ui/index.ts';
import { useInboxFilter } from '../model/use-inbox-filter.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { NotificationRow } from './NotificationRow.tsx';

export function NotificationsPage() {
  return (
    <RequireSignIn>
      <Page $width="form">
        <Inbox />
      </Page>
    </RequireSignIn>
  );
}

/** The user's notifications, newest first, reloaded on opening. */
function Inbox() {
  const { t } = useTranslation('notifications');
  const { filter, isFiltered, change } = useInboxFilter();
  const everything = useNotificationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: !import.meta.env.SSR,
    skip: isFiltered,
  });
  const some = useFilteredNotificationsInfiniteQuery(filter, {
    refetchOnMountOrArgChange: !import.meta.env.SSR,
    skip: !isFiltered,
  });
  const inbox = isFiltered ? some : everything;
  const [markAllRead] = useMarkAllNotificationsReadMutation();
  const unread = useUnreadCount();
  const isLoaded = inbox.currentData !== undefined && unread !== undefined;
  const markAll = async (): Promise<void> => {
    const { error } = await markAllRead(undefined);
    if (error) showToast({ title: t('failedMark'), variant: 'destructive' });
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={isLoaded ? t('unread', { count: unread }) : <Skeleton as="span" $width="9ch" $height="1.5em" />}
        actions={
          <>
            <Button icon={<CheckCheck aria-hidden />} disabled={!isLoaded || unread === 0} onClick={markAll}>
              {t('markAll')}
            </Button>
            <LinkButton to="/notifications/preferences" icon={<Settings aria-hidden />}>
              {t('settings')}
            </LinkButton>
          </>
        }
      />
      <InboxFilters filter={filter} onChange={change} />
      <InfiniteList
        list={inbox}
        failed={t('failed')}
        more={t('older')}
        empty={<NoNotifications onShowAll={isFiltered ? () => change({}) : null} />}
        skeleton={<SkeletonList count={4} lines={2} />}
      >
        {(rows) => (
          <Stack as="ul" role="list" $gap={2}>
            {rows.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} />
            ))}
          </Stack>
        )}
      </InfiniteList>
    </>
  );
}

interface NoNotificationsProps {
  /** Null if the list is not filtered. */
  readonly onShowAll: (() => void) | null;
}

function NoNotifications({ onShowAll }: NoNotificationsProps) {
  const { t } = useTranslation('notifications');
  return onShowAll ? (
    <EmptyState
      icon={<Bell />}
      title={t('empty.filtered')}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    />
  ) : (
    <EmptyState
      icon={<Bell />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton to="/dashboard" variant="primary">
          {t('empty.action')}
        </LinkButton>
      }
    />
  );
}
