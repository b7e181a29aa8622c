import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import type { ConsentPrinter, ConsentRecord } from '../../application/ports.ts';
import { consentTexts } from '../../contract/fcra-texts.ts';

/** What a candidate has agreed to: the disclosure on a page of its own, then the authorization and who signed it (rules.md#disclosure-alone). */
export class PdfConsentPrinter implements ConsentPrinter {
  async print(record: ConsentRecord): Promise<{ bytes: Uint8Array; sha256: string }> {
    const pdf = await PDFDocument.create();
    pdf.setTitle(`Background check consent: ${record.candidateName}`, { showInWindowTitleBar: true });
    pdf.setAuthor(record.company);
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage(record.language === 'es' ? 'es-US' : 'en-US');
    pdf.setCreationDate(record.signedAt);
    pdf.setModificationDate(record.signedAt);
    const flow = new PageFlow(pdf, await embedFaces(pdf));
    const texts = consentTexts(record.language, record);
    flow.text(texts.disclosureTitle, { face: flow.faces.heading, size: 24, after: 10 });
    for (const paragraph of texts.disclosure) flow.text(paragraph, { size: 11 });
    flow.newPage();
    flow.text(texts.authorizationTitle, { face: flow.faces.heading, size: 24, after: 10 });
    for (const paragraph of texts.authorization) flow.text(paragraph, { size: 11 });
    writeSigning(flow, record);
    flow.number(`Consent ${record.consentId}  ·  Crewvine`);
    const bytes = await pdf.save();
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

function writeSigning(flow: PageFlow, record: ConsentRecord): void {
  const { disclosureAcknowledged, authorizationAcknowledged } = consentTexts(record.language, record);
  flow.heading('Package');
  flow.row('Job', `${record.jobTitle}, ${record.company}`);
  flow.row('Package', record.packageType);
  flow.row('Contents', record.includes.join('; '));
  flow.heading('Signature');
  flow.row('Candidate', record.candidateName);
  flow.row('Typed name', record.signature);
  flow.row(
    'Acknowledged',
    record.acknowledged
      ? `${disclosureAcknowledged} ${authorizationAcknowledged}`
      : 'Not recorded separately; the consent was given through the personal link',
  );
  flow.row('Signed at', record.signedAt.toISOString());
  flow.row('Network address', record.ip);
  flow.row('Browser', record.userAgent ?? 'Unknown');
  flow.row('Disclosure version', record.disclosureVersion);
  flow.text('Written by Crewvine when the consent was given.', { color: INK.quiet, size: 9 });
}
