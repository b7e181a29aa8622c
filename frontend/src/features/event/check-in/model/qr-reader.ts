/** Reads the QR code that the camera currently sees; null without one. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    /** Only some browsers support it, and some of those not for QR codes. */
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** Enough to read a code that fills a third of the image. A larger size slows down cheap phones. */
const LONGEST_SIDE = 640;

/** Returns the browser's own reader if it has one. Otherwise loads the library. */
export async function openQrReader(): Promise<QrReader> {
  const formats = (await window.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (window.BarcodeDetector && formats.includes('qr_code')) {
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const shrunk = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * shrunk);
    canvas.height = Math.round(video.videoHeight * shrunk);
    if (!drawn || canvas.width === 0 || canvas.height === 0) return null;
    drawn.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(drawn.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library throws if it sees no code.
      return null;
    }
  };
}
