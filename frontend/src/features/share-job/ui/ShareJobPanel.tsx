import { BriefcaseBusiness, Copy, Mail, MessageCircle, MessageSquareText, ThumbsUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '../../../../../backend/modules/hiring/contract/share-job.ts';
import type { Job } from '../../../entities/job/index.ts';
import { Menu } from '../../../shared/ui/index.ts';
import { useShareJob } from '../model/use-share-job.ts';

const CHANNELS: readonly (readonly [ShareChannel, typeof Mail])[] = [
  ['whatsapp', MessageCircle],
  ['facebook', ThumbsUp],
  ['sms', MessageSquareText],
  ['linkedin', BriefcaseBusiness],
  ['email', Mail],
  ['copy', Copy],
];

interface ShareJobPanelProps {
  readonly job: Job;
  readonly trigger: ReactElement;
}

export function ShareJobPanel({ job, trigger }: ShareJobPanelProps) {
  const { t } = useTranslation('jobs');
  const share = useShareJob(job);
  const items = CHANNELS.map(([channel, Icon]) => ({
    key: channel,
    label: t(`share.${channel}`),
    icon: <Icon aria-hidden />,
    onSelect: () => void share(channel),
  }));
  return <Menu defaultOpen trigger={trigger} groups={[{ key: 'channels', label: t('share.menu'), items }]} />;
}
