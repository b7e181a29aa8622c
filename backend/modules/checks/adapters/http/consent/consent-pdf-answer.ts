import type { RawAnswer } from '#platform/http/routing/answer.ts';

const HEADERS = {
  'Content-Type': 'application/pdf',
  // A browser's own PDF viewer styles its page in place.
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

export function consentPdfAnswer(bytes: Uint8Array): RawAnswer {
  return pdfAnswer(bytes, 'background-check-consent.pdf');
}

export function pdfAnswer(bytes: Uint8Array, fileName: string): RawAnswer {
  const headers = { ...HEADERS, 'Content-Disposition': `inline; filename="${fileName}"` };
  return { status: 200, headers, body: Buffer.from(bytes) };
}
