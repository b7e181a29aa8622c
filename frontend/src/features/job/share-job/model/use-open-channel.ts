import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';
import { copyText } from '#shared/lib/index.ts';
import { showToast } from '#shared/toast/index.ts';
import { channelAddress, type ShareText } from './share-links.ts';

/** Hands the words to a channel, or the link to the clipboard. False where that failed; a toast says so. */
export function useOpenChannel(): (channel: ShareChannel, words: ShareText) => Promise<boolean> {
  const { t } = useTranslation(['jobs', 'share']);
  return async (channel, words) => {
    if (channel !== 'copy') {
      open(channel, channelAddress(channel, words));
      return true;
    }
    const copied = await copyText(words.link);
    showToast(
      copied
        ? { title: t('share:copied'), description: t('share:copiedText'), variant: 'success' }
        : {
            title: t('jobs:share.copyFailed'),
            description: t('jobs:share.copyFailedText'),
            variant: 'destructive',
          },
    );
    return copied;
  };
}

function open(channel: ShareChannel, address: string): void {
  if (channel === 'sms' || channel === 'email') location.href = address;
  else window.open(address, '_blank', 'noopener,noreferrer');
}
