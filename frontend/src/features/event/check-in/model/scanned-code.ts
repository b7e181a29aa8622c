/** The address in a guest's QR code. `ALONE` matches only the code. */
const ADDRESS = /\/check-in\/([0-9a-f-]{36})\/([0-9A-Z]{8})$/i;
const ALONE = /^[0-9A-Z]{8}$/i;

/** Returns a guest's code for this event, `other` for another event's code, or null for any other text. */
export function scannedCode(text: string, eventId: string): { readonly code: string } | 'other' | null {
  const words = text.trim();
  if (ALONE.test(words)) return { code: words };
  const [, id, code] = ADDRESS.exec(words) ?? [];
  if (id === undefined || code === undefined) return null;
  return id.toLowerCase() === eventId.toLowerCase() ? { code } : 'other';
}
