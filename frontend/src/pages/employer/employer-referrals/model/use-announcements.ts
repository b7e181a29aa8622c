import type { Active, Announcements, Over } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { REFERRAL_STATUSES } from '#entities/referral/index.ts';

/** The announcements for screen readers while a card moves. */
export function useAnnouncements(): Announcements {
  const { t } = useTranslation(['referral-management', 'referral']);
  const nameOf = ({ data }: Active): string => String(data.current?.['name'] ?? '');
  const columnOf = (over: Over | null): string | null => {
    const status = REFERRAL_STATUSES.find((column) => column === over?.id);
    return status ? t(`referral:status.${status}`) : null;
  };
  return {
    onDragStart: ({ active }) => t('board.lifted', { name: nameOf(active) }),
    onDragOver: ({ active, over }) => {
      const column = columnOf(over);
      return column
        ? t('board.over', { name: nameOf(active), column })
        : t('board.overNothing', { name: nameOf(active) });
    },
    onDragEnd: ({ active, over }) => {
      const column = columnOf(over);
      return column
        ? t('board.dropped', { name: nameOf(active), column })
        : t('board.putBack', { name: nameOf(active) });
    },
    onDragCancel: ({ active }) => t('board.putBack', { name: nameOf(active) }),
  };
}
