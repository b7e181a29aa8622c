import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { printableOr } from '#platform/pdf/printable-text.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import { activityOf } from '../../application/evidence/disputed-activity.ts';
import type { DisputedPayment } from '../../application/evidence/disputed-payment.ts';
import { formatConsent, formatMoney, formatTime } from '../../application/evidence/evidence-formats.ts';
import type { EvidencePrinter } from '../../application/evidence/evidence-files.ts';

/** Pages for a bank. They contain no print date, so the same facts always produce the same file. */
export class PdfEvidencePrinter implements EvidencePrinter {
  async letters(signed: readonly Uint8Array[]): Promise<Uint8Array> {
    const [only] = signed;
    if (only && signed.length === 1) return only;
    const all = await documentOf('Signed offer letters');
    for (const bytes of signed) {
      const one = await PDFDocument.load(bytes);
      for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
    }
    return all.save();
  }

  async consent(payment: DisputedPayment): Promise<Uint8Array | null> {
    const given = payment.referrals.flatMap(({ workerName, letters }) =>
      letters
        .filter(({ consentAt, consent }) => consentAt !== null || consent !== null)
        .map((letter) => ({ ...letter, who: printableOr(letter.signer ?? workerName, workerName) })),
    );
    if (given.length === 0) return null;
    const document = await documentOf('Consent to sign electronically');
    const words = given.map(({ consent, who }) => `${consent?.text ?? ''} ${who}`).join(' ');
    const flow = new PageFlow(document, await embedFaces(document, words));
    flow.text('Consent to sign electronically', { face: flow.faces.heading, size: 24, after: 8 });
    for (const { who, consentAt, version, consent } of given) {
      flow.heading(who);
      flow.row('Offer letter', `Version ${version}`);
      if (consentAt) flow.row('Agreed at', formatTime(consentAt));
      if (!consent) continue;
      flow.row('Text', formatConsent(consent.version));
      flow.row('SHA-256 of the text', consent.sha256);
      flow.space(8);
      for (const part of consent.text.split('\n').filter(Boolean)) flow.text(part);
    }
    flow.number('Consent to sign electronically  ·  Crewvine');
    return document.save();
  }

  async timeline(payment: DisputedPayment): Promise<Uint8Array> {
    const document = await documentOf('Timeline');
    const rows = activityOf(payment).map(([at, what]) => [
      formatTime(at),
      printableOr(what, withoutSigns(what)),
    ]);
    const { employerName, employerEmail, amount, lines } = payment;
    const words = [employerName, employerEmail, ...rows.map(([, what]) => what)].join(' ');
    const flow = new PageFlow(document, await embedFaces(document, words));
    flow.text('What happened, and when', { face: flow.faces.heading, size: 24, after: 4 });
    flow.text('Times are US Central, with their zone (CST or CDT).', { color: INK.quiet, after: 8 });
    flow.row('Paid by', employerName);
    flow.row('Email', employerEmail);
    for (const { label, amount: part } of lines) flow.amount(label, formatMoney(part));
    flow.amount('Total', formatMoney(amount), true);
    flow.heading('Timeline');
    for (const [at = '', what = ''] of rows) flow.row(at, what);
    flow.number('Timeline  ·  Crewvine');
    return document.save();
  }
}

/** A name that the fonts lack is called what it is: the rest of the sentence can be read. */
function withoutSigns(text: string): string {
  return text.replaceAll(/[^\u0020-\u007e]+(?: [^\u0020-\u007e]+)*/g, '(a name in other letters)');
}

async function documentOf(title: string): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  document.setLanguage('en-US');
  return document;
}
