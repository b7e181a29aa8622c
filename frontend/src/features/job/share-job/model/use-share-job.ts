import { useTranslation } from 'react-i18next';
import { shortLink } from '#contract/jobs/sharing/short-link.ts';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';
import type { Job } from '#entities/job/index.ts';
import { useCurrentUser, useIntent } from '#entities/session/index.ts';
import { useLanguage } from '#shared/i18n/index.ts';
import { formatAmount } from '#shared/lib/index.ts';
import { useProductLabels } from '#shared/product-labels/index.ts';
import { useShareJobMutation } from '../api/share-job-api.ts';
import type { ShareText } from './share-links.ts';
import { recordShare } from './share-record.ts';
import { openShareSheet } from './share-sheet.ts';
import { useOpenChannel } from './use-open-channel.ts';

interface SharingJob {
  /** Opens the channel, and records the share in this browser and on the server. */
  readonly by: (channel: ShareChannel) => Promise<void>;
  /** The same with the phone's share sheet, which does not reveal the chosen app. */
  readonly bySheet: (picture: File | null) => Promise<void>;
}

export function useShareJob(job: Job): SharingJob {
  const { t, i18n } = useTranslation('jobs');
  const language = useLanguage();
  const { user } = useCurrentUser();
  const intent = useIntent();
  const [tellServer] = useShareJobMutation();
  const openChannel = useOpenChannel();
  const referrerCode = user?.referralCode ?? null;
  const words = useProductLabels();
  const shareBy = async (channel: ShareChannel, open: (words: ShareText) => Promise<boolean>) => {
    const names = { title: job.title, company: job.company, location: job.location };
    const bonus = formatAmount(job.referralBonus, i18n.language);
    const work = { pay: words.pay(job.payRate), schedule: words.schedule(job.schedule) };
    const toRefer =
      Number(job.referralBonus) > 0 ? t('share.textBonus', { ...names, bonus }) : t('share.text', names);
    // People looking for work do not care about someone else's bonus.
    const text = intent === 'work' ? t('share.textWork', { ...names, ...work }) : toRefer;
    const link = shortLink(location.origin, job.id, referrerCode, language);
    if (!(await open({ subject: t('share.subject', names), text, link }))) return;
    recordShare({ jobId: job.id, referrerCode, referrerId: user?.id ?? null });
    // A failure only costs points; the person has shared either way.
    await tellServer({ jobId: job.id, channel });
  };
  return {
    by: (channel) => shareBy(channel, (said) => openChannel(channel, said)),
    bySheet: (picture) => shareBy('copy', (said) => openShareSheet(said, picture)),
  };
}
