import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import { REQUIRED_NOTICES } from '#contract/notifications/vocabulary/channels.ts';
import type { NotificationFilter } from '#entities/notification/index.ts';
import { useAddressParams } from '#shared/lib/index.ts';

/** Marketing and security notices are sent by email only. */
export const TOPICS = [...ALERT_CATEGORIES, ...REQUIRED_NOTICES].filter(
  (topic) => topic !== 'marketing' && topic !== 'security',
);

interface InboxFilter {
  readonly filter: NotificationFilter;
  readonly isFiltered: boolean;
  readonly change: (filter: NotificationFilter) => void;
}

/** The inbox filter, stored in the address so that it survives Back and a reload. */
export function useInboxFilter(): InboxFilter {
  const [params, changeParams] = useAddressParams();
  const about = TOPICS.find((topic) => topic === params.get('about'));
  const isUnread = params.get('show') === 'unread';
  const filter: NotificationFilter = {
    ...(isUnread && { show: 'unread' }),
    ...(about !== undefined && { about }),
  };
  return {
    filter,
    isFiltered: isUnread || about !== undefined,
    change: ({ show, about: topic }) =>
      changeParams(
        () => ({ ...(show === 'unread' && { show }), ...(topic !== undefined && { about: topic }) }),
        { replace: true },
      ),
  };
}
