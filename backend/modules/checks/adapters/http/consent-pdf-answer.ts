import type { RawAnswer } from '#platform/http/routing/answer.ts';

const HEADERS = {
  'Content-Type': 'application/pdf',
  'Content-Disposition': 'inline; filename="background-check-consent.pdf"',
  // A browser's own PDF viewer styles its page in place.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

export function consentPdfAnswer(bytes: Uint8Array): RawAnswer {
  return { status: 200, headers: HEADERS, body: Buffer.from(bytes) };
}
