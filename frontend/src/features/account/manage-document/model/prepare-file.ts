import type { DocumentKind } from '#entities/document/index.ts';

/** The most of a side in pixels: a card photographed with a good phone stays readable. */
const MOST_PIXELS = 2400;
const QUALITY = 0.86;

/** What the chooser offers, by ending too: some phones name no type. */
export const OFFERED: Readonly<Record<DocumentKind, string>> = {
  resume: '.pdf,.docx,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp',
  osha_card: '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp',
};

/**
 * A photograph is made as small as it may be, as JPEG: less to send from a building site, and where it was taken stays
 * on the phone. Everything else, and what this browser cannot draw, goes as it is.
 */
export async function prepareFile(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!drawn) return file;
    return new File([drawn], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
