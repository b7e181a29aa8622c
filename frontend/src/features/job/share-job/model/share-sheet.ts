import type { ShareText } from './share-links.ts';

/** The job's picture, or null. Loaded early, because a sheet opens only in direct response to a press. */
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

/** Opens the phone's share sheet with the picture, if any. False if the person closed it. */
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
