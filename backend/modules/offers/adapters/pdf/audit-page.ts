import { ESIGN_CONSENT } from '../../contract/index.ts';
import type { OfferLetter } from '../../domain/offer-letter.ts';
import { LetterWords } from './letter-words.ts';
import { INK, type PageFlow } from '#platform/pdf/page-flow.ts';

export interface AuditFacts {
  readonly termsSha256: string;
  readonly certificateSha256: string;
  readonly verifyUrl: string;
}

/** Who signed what, when and from where (rules.md#signed-document): a page of its own behind the letter. */
export function writeAuditPage(flow: PageFlow, letter: OfferLetter, facts: AuditFacts): void {
  flow.newPage();
  flow.text('Record of the electronic signature', { face: flow.faces.heading, size: 24, after: 4 });
  flow.text('Written by Crewvine when the offer was accepted. It is part of the signed document.', {
    color: INK.quiet,
    after: 4,
  });
  writeSigner(flow, letter);
  writeTimes(flow, letter);
  flow.heading('Document');
  flow.row('Document ID', letter.id);
  flow.row('Terms, SHA-256', facts.termsSha256);
  flow.row('Server certificate, SHA-256', facts.certificateSha256);
  flow.heading('How to check this document');
  flow.text(
    `This file carries a digital signature of the Crewvine server: any change after signing breaks it, and a PDF ` +
      `reader shows that. To confirm that Crewvine has this exact file, open ${facts.verifyUrl} and drop it there.`,
  );
}

function writeSigner(flow: PageFlow, letter: OfferLetter): void {
  flow.heading('Signer');
  flow.row('Candidate', letter.workerName);
  flow.row('Typed name', letter.signerName ?? 'Not given; accepted through the personal link');
  flow.row('Answer', 'Accepted the terms of the offer');
  flow.row('Network address', letter.signerIp ?? 'Unknown');
  flow.row('Browser', letter.signerUserAgent || 'Unknown');
  flow.row(
    'Consent',
    letter.esignConsentAt
      ? `"${ESIGN_CONSENT}" Given on ${LetterWords.instant(letter.esignConsentAt)}`
      : 'Not recorded separately; the terms were accepted through the personal link',
  );
}

function writeTimes(flow: PageFlow, letter: OfferLetter): void {
  flow.heading('Times');
  const times = [
    ['Sent', letter.sentAt],
    ['First opened', letter.viewedAt],
    ['Signed', letter.signedAt],
  ] as const;
  for (const [label, at] of times) if (at) flow.row(label, LetterWords.instant(at));
}
