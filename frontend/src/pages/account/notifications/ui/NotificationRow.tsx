import {
  AtSign,
  BadgeCheck,
  Bell,
  CircleX,
  ClipboardList,
  CreditCard,
  FilePen,
  HandCoins,
  HardHat,
  Inbox,
  Reply,
  Search,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  notificationKind,
  type NotificationIcon,
} from '#contract/notifications/vocabulary/notification-kinds.ts';
import { useMarkNotificationReadMutation, type Notification } from '#entities/notification/index.ts';
import { Card, DateText, VisuallyHidden } from '#shared/ui/index.ts';

const ICONS: Readonly<Record<NotificationIcon, LucideIcon>> = {
  bell: Bell,
  inbox: Inbox,
  list: ClipboardList,
  search: Search,
  confirmed: BadgeCheck,
  declined: CircleX,
  signed: FilePen,
  hired: HardHat,
  earned: HandCoins,
  payment: CreditCard,
  reply: Reply,
  mention: AtSign,
};

/** One notification. Following it marks it as read. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation('notifications');
  const [markRead] = useMarkNotificationReadMutation();
  const Icon = ICONS[notificationKind(notification.type)?.icon ?? 'bell'];
  const { id, title, message, target, createdAt, isRead } = notification;
  return (
    <Row as="li" $tight $mark={!isRead}>
      <Mark aria-hidden>
        <Icon size={22} />
      </Mark>
      <div>
        <Title to={target} onClick={() => void (isRead || markRead(id))} $isRead={isRead}>
          {!isRead && <VisuallyHidden>{t('new')}: </VisuallyHidden>}
          {title}
        </Title>
        <p>{message}</p>
        <When>
          <DateText value={createdAt} style="relative" />
        </When>
      </div>
    </Row>
  );
}

const Row = styled(Card)`
  position: relative;
  display: flex;
  gap: var(--space-3);
  &:hover {
    border-color: var(--line-strong);
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--radius);
  background: var(--neutral-soft);
  color: var(--on-neutral-soft);
`;

const Title = styled(Link)<{ $isRead: boolean }>`
  color: var(--text);
  font-weight: ${({ $isRead }) => ($isRead ? 500 : 700)};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const When = styled.p`
  color: var(--text-muted);
  font-size: var(--size-14);
`;
