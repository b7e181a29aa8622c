import { useTranslation } from 'react-i18next';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';
import type { Job } from '#entities/job/index.ts';
import { useCurrentUser } from '#entities/session/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useShareJobMutation } from './share-api.ts';
import { jobShareLink } from './share-links.ts';
import { recordShare } from './share-record.ts';
import { useOpenChannel } from './use-open-channel.ts';

/** Opens the channel, and tells this browser and the server that the job was shared. */
export function useShareJob(job: Job): (channel: ShareChannel) => Promise<void> {
  const { t, i18n } = useTranslation('jobs');
  const { user } = useCurrentUser();
  const [tellServer] = useShareJobMutation();
  const openChannel = useOpenChannel();
  const referrerCode = user?.referralCode ?? null;
  return async (channel) => {
    const names = { title: job.title, company: job.company, location: job.location };
    const bonus = formatAmount(job.referralBonus, i18n.language);
    const text =
      Number(job.referralBonus) > 0 ? t('share.textBonus', { ...names, bonus }) : t('share.text', names);
    const link = jobShareLink(location.origin, job.id, referrerCode);
    if (!(await openChannel(channel, { subject: t('share.subject', names), text, link }))) return;
    recordShare({ jobId: job.id, referrerCode, referrerId: user?.id ?? null });
    // Only points depend on it, and the person has shared either way.
    await tellServer({ jobId: job.id, channel });
  };
}
