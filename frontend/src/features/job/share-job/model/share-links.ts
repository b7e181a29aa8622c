import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';

/** A short link to the job that contains the referral code (rules.md#short-links). */
export function jobShareLink(origin: string, jobId: string, referralCode: string | null): string {
  return `${origin}/j/${shortCode(jobId, referralCode)}`;
}

/** A link to the referral program (rules.md#invite-never-blocks). */
export function platformShareLink(origin: string, referralCode: string): string {
  return `${origin}/join?ref=${encodeURIComponent(referralCode)}`;
}

/** A printable poster whose QR code is the share link. */
export function posterPath(jobId: string, referralCode: string | null): string {
  const query = referralCode ? `?ref=${encodeURIComponent(referralCode)}` : '';
  return `/api/jobs/${encodeURIComponent(jobId)}/poster.pdf${query}`;
}

export interface ShareText {
  readonly subject: string;
  /** One sentence, without the link. */
  readonly text: string;
  readonly link: string;
}

/** Where a channel's own app takes over. */
export function channelAddress(channel: Exclude<ShareChannel, 'copy'>, words: ShareText): string {
  const body = encodeURIComponent(`${words.text} ${words.link}`);
  const link = encodeURIComponent(words.link);
  const addresses = {
    whatsapp: `https://wa.me/?text=${body}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    // iOS expects "&" and Android "?"; both accept this form.
    sms: `sms:?&body=${body}`,
    email: `mailto:?subject=${encodeURIComponent(words.subject)}&body=${body}`,
  };
  return addresses[channel];
}
