import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';
import type { User } from '#entities/session/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { platformShareLink } from './share-links.ts';
import { recordShare } from './share-record.ts';
import { useOpenChannel } from './use-open-channel.ts';

/** Shares Crewvine itself with the link of the referral program (rules.md#share-channels). */
export function useSharePlatform({ id, referralCode }: User): (channel: ShareChannel) => Promise<void> {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const openChannel = useOpenChannel();
  return async (channel) => {
    const link = platformShareLink(location.origin, referralCode, language);
    const words = { subject: t('platform.subject'), text: t('platform.text'), link };
    if (await openChannel(channel, words))
      recordShare({ jobId: null, referrerCode: referralCode, referrerId: id });
  };
}
