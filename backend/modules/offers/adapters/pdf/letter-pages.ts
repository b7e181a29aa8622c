import type { OfferLetter } from '../../domain/offer-letter.ts';
import { LetterWords } from './letter-words.ts';
import { COLUMN, INK, type PageFlow } from '#platform/pdf/page-flow.ts';

/** The letter itself: head, terms, benefits, conditions, signatures. */
export function writeLetter(flow: PageFlow, letter: OfferLetter, now: Date): void {
  writeHead(flow, letter, now);
  writeTerms(flow, letter);
  flow.heading('Benefits');
  flow.text(letter.benefits);
  if (letter.conditions) {
    flow.heading('Conditions');
    flow.text(letter.conditions);
  }
  if (letter.customTerms) {
    flow.heading('Additional terms');
    flow.text(letter.customTerms);
  }
  writeSignatures(flow, letter);
}

function writeHead(flow: PageFlow, letter: OfferLetter, now: Date): void {
  const { heading, strong } = flow.faces;
  flow.text(letter.company, { face: heading, size: 26, after: 0, width: COLUMN });
  flow.text('Offer of employment', { face: strong, size: 11, color: INK.accent, after: 10 });
  const notice = LetterWords.notice(letter, now);
  if (notice) flow.notice(notice);
  flow.text(LetterWords.day(letter.sentAt ?? letter.createdAt), { color: INK.quiet, after: 6 });
  flow.text(`Dear ${letter.workerName},`, { face: strong, after: 6 });
  flow.text(
    `${letter.company} is pleased to offer you the position of ${letter.jobTitle}. This letter sets out the terms ` +
      `of the offer. By signing it you accept them.`,
    { after: 4 },
  );
}

function writeTerms(flow: PageFlow, letter: OfferLetter): void {
  flow.heading('Terms of the offer');
  flow.row('Position', letter.jobTitle);
  flow.row('Employer', letter.company);
  flow.row('Pay', LetterWords.pay(letter));
  flow.row('Start date', LetterWords.startDate(letter.startDate));
  flow.row('Work location', letter.workLocation);
  if (letter.schedule) flow.row('Schedule', letter.schedule);
}

function writeSignatures(flow: PageFlow, letter: OfferLetter): void {
  flow.keep(124);
  flow.heading('Signatures');
  flow.columns(
    () => writeSignature(flow, 0, letter.company, 'For the employer', letter.sentAt, null),
    (x) => writeSignature(flow, x, letter.workerName, 'Candidate', letter.signedAt, signatureOf(letter)),
  );
}

function signatureOf(letter: OfferLetter): string | null {
  if (letter.status !== 'signed') return null;
  return letter.signerName ?? letter.workerName;
}

function writeSignature(
  flow: PageFlow,
  x: number,
  name: string,
  role: string,
  at: Date | null,
  signature: string | null,
): void {
  const width = COLUMN / 2 - 12;
  const { heading, strong } = flow.faces;
  const shown = signature ?? (at && role !== 'Candidate' ? name : ' ');
  flow.text(shown, { face: heading, size: 20, x, width, after: 2 });
  flow.rule(x, width);
  flow.space(2);
  flow.text(name, { face: strong, size: 10, x, width, after: 0 });
  flow.text(role, { size: 9, color: INK.quiet, x, width, after: 0 });
  const date = role === 'Candidate' ? 'Signed electronically on' : 'Sent on';
  const when = at ? `${date} ${LetterWords.day(at)}` : 'Date:';
  flow.text(when, { size: 9, color: INK.quiet, x, width, after: 4 });
}
