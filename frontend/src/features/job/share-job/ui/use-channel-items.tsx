import { BriefcaseBusiness, Copy, Mail, MessageCircle, MessageSquareText, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';
import type { MenuItem } from '#shared/ui/index.ts';

const CHANNELS: readonly (readonly [ShareChannel, typeof Mail])[] = [
  ['whatsapp', MessageCircle],
  ['facebook', ThumbsUp],
  ['sms', MessageSquareText],
  ['linkedin', BriefcaseBusiness],
  ['email', Mail],
  ['copy', Copy],
];

/** The six channels of rules.md#share-channels. */
export function useChannelItems(share: (channel: ShareChannel) => Promise<void>): readonly MenuItem[] {
  const { t } = useTranslation('jobs');
  return CHANNELS.map(([channel, Icon]) => ({
    key: channel,
    label: t(`share.${channel}`),
    icon: <Icon aria-hidden />,
    onSelect: () => void share(channel),
  }));
}
