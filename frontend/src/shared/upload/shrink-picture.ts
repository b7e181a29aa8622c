/** The maximum side in pixels: a card photographed with a good phone stays readable. */
const MOST_PIXELS = 2400;
const QUALITY = 0.86;

/**
 * Converts a photograph to a small JPEG: less to send from a building site, and its location stays on the
 * phone. Other files, and pictures that this browser cannot draw, stay unchanged.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    drawOnWhite(canvas, picture);
    picture.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!drawn) return file;
    return new File([drawn], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}

/** JPEG has no transparency, so transparent parts would turn black. */
function drawOnWhite(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
