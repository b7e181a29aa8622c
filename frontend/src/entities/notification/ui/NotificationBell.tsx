import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { lazyPart } from '#shared/lib/index.ts';
import { usePushSuggestion } from '#shared/push-suggestion/index.ts';
import { VisuallyHidden } from '#shared/ui/index.ts';
import { useAnnouncedNews } from '../model/announcements.ts';
import { useUnreadCount } from '../api/notification-api.ts';
import { useKeptPushDevice } from '../model/use-push-device.ts';
import { useReportTimeZone } from '../model/use-report-time-zone.ts';
import { useLiveUpdates } from '../model/use-live-updates.ts';

const PushSuggestion = lazyPart(async () => (await import('./PushSuggestion.tsx')).PushSuggestion);

const MOST_SHOWN = 99;
const ONE_SIGN = 9;

/** For signed-in people: links to the inbox, shows the unread count, and announces new notifications. */
export function NotificationBell({ person }: { readonly person: string }) {
  const { t } = useTranslation('shell');
  useLiveUpdates(person);
  useReportTimeZone(person);
  useKeptPushDevice(person);
  const isPushSuggested = usePushSuggestion();
  const unread = useUnreadCount() ?? 0;
  const news = useAnnouncedNews();
  const label = unread > 0 ? t('nav.unreadNotifications', { count: unread }) : t('nav.notifications');
  return (
    <>
      <BellLink to="/notifications" aria-label={label} title={label} $hasCount={unread > 0}>
        <Bell size={22} aria-hidden />
        {unread > 0 && (
          <Count aria-hidden $isMany={unread > ONE_SIGN}>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </Count>
        )}
      </BellLink>
      {isPushSuggested && <PushSuggestion person={person} />}
      <VisuallyHidden role="status">
        {news.length > 0 && t('nav.newNotifications', { count: news.length, title: news[0] })}
      </VisuallyHidden>
    </>
  );
}

const BellLink = styled(Link)<{ $hasCount: boolean }>`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius);
  color: var(--on-bar);
  /* Makes room for the count, which would otherwise cover the bell. */
  > svg {
    transform: ${({ $hasCount }) => ($hasCount ? 'translate(-5px, 5px)' : 'none')};
  }
  &:hover {
    background: var(--bar-hover);
  }
`;

const Count = styled.span<{ $isMany: boolean }>`
  position: absolute;
  inset: ${({ $isMany }) => ($isMany ? '0 -6px' : '0 0')} auto auto;
  min-width: 20px;
  padding: 0 ${({ $isMany }) => ($isMany ? '3px' : '5px')};
  border: 2px solid var(--bar);
  border-radius: 10px;
  background: var(--hi-vis);
  color: var(--on-hi-vis);
  font: 700 ${({ $isMany }) => ($isMany ? '0.6875rem' : '0.75rem')} / 16px var(--font-text);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
