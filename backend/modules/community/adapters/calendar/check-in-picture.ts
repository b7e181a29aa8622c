import { toString } from 'qrcode';

/** A QR code for any phone camera; it opens the page where the host checks in this guest. */
export function checkInPicture(publicUrl: string, eventId: string, code: string): Promise<string> {
  const address = `${publicUrl}/check-in/${eventId}/${code}`;
  return toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
