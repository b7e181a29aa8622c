import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '../../../../../backend/modules/hiring/contract/share-job.ts';
import type { Job } from '../../../entities/job/index.ts';
import { useCurrentUser } from '../../../entities/session/index.ts';
import { copyText, formatAmount } from '../../../shared/lib/index.ts';
import { showToast } from '../../../shared/toast/index.ts';
import { useShareJobMutation } from './share-api.ts';
import { channelAddress, jobShareLink } from './share-links.ts';
import { recordShare } from './share-record.ts';

/** Opens the channel, and tells this browser and the server that the job was shared. */
export function useShareJob(job: Job): (channel: ShareChannel) => Promise<void> {
  const { t, i18n } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const [tellServer] = useShareJobMutation();
  return async (channel) => {
    const link = jobShareLink(location.origin, job.id, user?.referralCode ?? null);
    if (channel === 'copy') {
      const copied = await copyText(link);
      showToast(
        copied
          ? { title: t('share.copied'), variant: 'success' }
          : { title: t('share.copyFailed'), description: link, variant: 'destructive' },
      );
      if (!copied) return;
    } else {
      const names = { title: job.title, company: job.company, location: job.location };
      const bonus = formatAmount(job.referralBonus, i18n.language);
      const text =
        Number(job.referralBonus) > 0 ? t('share.textBonus', { ...names, bonus }) : t('share.text', names);
      open(channel, channelAddress(channel, { subject: t('share.subject', names), text, link }));
    }
    recordShare({ jobId: job.id, referrerCode: user?.referralCode ?? null, referrerId: user?.id ?? null });
    // Only points depend on it, and the person has shared either way.
    await tellServer({ jobId: job.id, channel });
  };
}

function open(channel: ShareChannel, address: string): void {
  if (channel === 'sms' || channel === 'email') location.href = address;
  else window.open(address, '_blank', 'noopener,noreferrer');
}
