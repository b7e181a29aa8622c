import type { ShareText } from './share-links.ts';

/** A desk may have a share sheet, too, that knows none of the apps that people there share with. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** The picture of a job for the sheet; null where the phone takes none, or it does not come. Loaded before the press: a sheet opens on a press alone. */
export async function loadJobPicture(jobId: string, language: string): Promise<File | null> {
  try {
    const probe = new File([], 'job.png', { type: 'image/png' });
    if (!navigator.canShare?.({ files: [probe] })) return null;
    const answer = await fetch(new Request(`/og/job/${encodeURIComponent(jobId)}.png?lang=${language}`));
    if (!answer.ok) return null;
    return new File([await answer.blob()], 'job.png', { type: 'image/png' });
  } catch {
    return null;
  }
}

/** Opens the phone's own sheet, with the picture where there is one. False where it was closed: nothing was shared. */
export async function openShareSheet(
  { subject, text, link }: ShareText,
  picture: File | null,
): Promise<boolean> {
  const words = { title: subject, text, url: link };
  try {
    await navigator.share(picture === null ? words : { ...words, files: [picture] });
    return true;
  } catch {
    return false;
  }
}
