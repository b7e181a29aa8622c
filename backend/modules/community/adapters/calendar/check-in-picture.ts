import { toString } from 'qrcode';

/** A QR code that any phone's camera opens: the page where the host takes this guest in. */
export function checkInPicture(publicUrl: string, eventId: string, code: string): Promise<string> {
  const address = `${publicUrl}/check-in/${eventId}/${code}`;
  return toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
}
