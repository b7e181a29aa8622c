import type { Language } from '#contract/http/vocabulary/language.ts';
import type { ShareChannel } from '#contract/jobs/vocabulary/share-channels.ts';

/** A link to the referral program (rules.md#invite-never-blocks). */
export function platformShareLink(origin: string, referralCode: string, language: Language): string {
  const link = `${origin}/join?ref=${encodeURIComponent(referralCode)}`;
  return language === 'en' ? link : `${link}&lang=${language}`;
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
