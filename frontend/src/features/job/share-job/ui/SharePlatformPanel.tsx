import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#entities/session/index.ts';
import { Menu } from '#shared/ui/index.ts';
import { useSharePlatform } from '../model/use-share-platform.ts';
import { useChannelItems } from './use-channel-items.tsx';

interface SharePlatformPanelProps {
  readonly user: User;
  readonly trigger: ReactElement;
}

export function SharePlatformPanel({ user, trigger }: SharePlatformPanelProps) {
  const { t } = useTranslation('share');
  const items = useChannelItems(useSharePlatform(user));
  return (
    <Menu defaultOpen trigger={trigger} groups={[{ key: 'channels', label: t('platform.menu'), items }]} />
  );
}
