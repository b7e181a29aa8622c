import { Printer, Share } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { hasShareSheet } from '#shared/lib/index.ts';
import { Menu } from '#shared/ui/index.ts';
import { posterPath } from '../model/share-links.ts';
import { loadJobPicture } from '../model/share-sheet.ts';
import { useShareJob } from '../model/use-share-job.ts';
import { useChannelItems } from './use-channel-items.tsx';

interface ShareJobPanelProps {
  readonly job: Job;
  readonly trigger: ReactElement;
}

export function ShareJobPanel({ job, trigger }: ShareJobPanelProps) {
  const { t } = useTranslation(['jobs', 'share']);
  const { user } = useCurrentUser();
  const share = useShareJob(job);
  const picture = usePicture(job.id);
  const items = useChannelItems(share.by);
  const sheet = {
    key: 'sheet',
    label: t('share:sheet'),
    icon: <Share aria-hidden />,
    onSelect: () => void share.bySheet(picture.current),
  };
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
        { key: 'channels', label: t('jobs:share.menu'), items: hasShareSheet() ? [sheet, ...items] : items },
        ...(job.isActive ? [{ key: 'paper', items: [poster] }] : []),
      ]}
    />
  );
}

/** The job's picture for the share sheet, once loaded. */
function usePicture(jobId: string): { readonly current: File | null } {
  const { i18n } = useTranslation();
  const picture = useRef<File | null>(null);
  useEffect(() => {
    if (!hasShareSheet()) return;
    picture.current = null;
    void loadJobPicture(jobId, i18n.language).then((loaded) => (picture.current = loaded));
  }, [jobId, i18n.language]);
  return picture;
}
