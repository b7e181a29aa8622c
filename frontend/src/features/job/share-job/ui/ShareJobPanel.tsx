import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { Menu } from '#shared/ui/index.ts';
import { posterPath } from '../model/share-links.ts';
import { useShareJob } from '../model/use-share-job.ts';
import { useChannelItems } from './use-channel-items.tsx';

interface ShareJobPanelProps {
  readonly job: Job;
  readonly trigger: ReactElement;
}

export function ShareJobPanel({ job, trigger }: ShareJobPanelProps) {
  const { t } = useTranslation(['jobs', 'share']);
  const { user } = useCurrentUser();
  const items = useChannelItems(useShareJob(job));
  const poster = {
    key: 'poster',
    label: t('share:poster'),
    icon: <Printer aria-hidden />,
    onSelect: () => void window.open(posterPath(job.id, user?.referralCode ?? null), '_blank', 'noopener'),
  };
  return (
    <Menu
      defaultOpen
      trigger={trigger}
      groups={[
        { key: 'channels', label: t('jobs:share.menu'), items },
        ...(job.isActive ? [{ key: 'paper', items: [poster] }] : []),
      ]}
    />
  );
}
