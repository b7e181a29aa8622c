import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { printableOr } from '#platform/pdf/printable-text.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import type { ConsentPrinter, ConsentRecord } from '../../application/ports.ts';
import { textsOfConsent } from '../../contract/consent/consent-texts.ts';
import { screeningLabel } from '../../contract/order/screening-labels.ts';
import { writeConsentPages } from './consent-pages.ts';
import { CONSENT_LABELS } from './consent-labels.ts';

/**
 * A candidate's consent: the disclosure on a page of its own, then the authorization and its signature
 * (rules.md#disclosure-alone).
 */
export class PdfConsentPrinter implements ConsentPrinter {
  async print(record: ConsentRecord): Promise<{ bytes: Uint8Array; sha256: string }> {
    const words = CONSENT_LABELS[record.language];
    const title = record.packageType === 'drug_test' ? words.testTitle : words.title;
    const pdf = await PDFDocument.create();
    pdf.setTitle(withoutTurns(`${title}: ${record.candidateName}`), { showInWindowTitleBar: true });
    pdf.setAuthor(withoutTurns(record.company));
    pdf.setProducer('Crewvine');
    pdf.setCreator('Crewvine');
    pdf.setLanguage(record.language === 'es' ? 'es-US' : 'en-US');
    pdf.setCreationDate(record.signedAt);
    pdf.setModificationDate(record.signedAt);
    const flow = new PageFlow(pdf, await embedFaces(pdf, wordsOf(record)));
    writeConsentPages(flow, textsOfConsent(record.language, record));
    writeSigning(flow, record);
    writeElectronicConsent(flow, record);
    flow.text(words.written, { color: INK.quiet, size: 9 });
    flow.number(`${words.consent} ${record.consentId}  ·  Crewvine`);
    const bytes = await pdf.save();
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** All user text: names come in many scripts (rules.md#every-name). */
function wordsOf({ company, jobTitle, candidateName, signature, provider }: ConsentRecord): string {
  return [company, jobTitle, candidateName, signature, provider].join(' ');
}

function writeSigning(flow: PageFlow, record: ConsentRecord): void {
  const { disclosureAcknowledged, authorizationAcknowledged } = textsOfConsent(record.language, record);
  const words = CONSENT_LABELS[record.language];
  flow.heading(words.package);
  flow.row(words.job, `${record.jobTitle}, ${record.company}`);
  flow.row(words.package, words.packages[record.packageType]);
  const contents = record.includes.map((one) => screeningLabel(one, record.language));
  flow.row(words.contents, contents.join('; '));
  flow.heading(words.signature);
  flow.row(words.candidate, record.candidateName);
  flow.row(words.typedName, printableOr(record.signature, words.otherLetters));
  flow.row(
    words.acknowledged,
    record.acknowledged ? `${disclosureAcknowledged} ${authorizationAcknowledged}` : words.notAcknowledged,
  );
  flow.row(words.link, words.cameBy[record.link](record.codeSentTo));
  flow.row(words.signedAt, signedAtPlace(record));
  flow.row(words.address, record.ip);
  flow.row(words.browser, record.userAgent ?? words.unknown);
  flow.row(words.version, record.disclosureVersion);
}

/** Word for word what was agreed to before the disclosure; or that no page showed it (rules.md#check-esign-consent). */
function writeElectronicConsent(flow: PageFlow, { language, esign }: ConsentRecord): void {
  const words = CONSENT_LABELS[language];
  flow.heading(words.electronic);
  if (!esign) return flow.text(words.noElectronic, { size: 10 });
  flow.text(words.electronicShown(esign.version), { size: 10 });
  for (const { title, text } of esign.sections) flow.row(title, text);
  flow.text(esign.statement, { size: 10 });
  flow.row(words.textHash, esign.sha256);
}

/** To the second, by the clocks of the job's place (rules.md#day-at-the-job). */
function signedAtPlace({ signedAt, language, timeZone }: ConsentRecord): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
  const locale = language === 'es' ? 'es-US' : 'en-US';
  return new Intl.DateTimeFormat(locale, { ...day, ...time, timeZone }).format(signedAt);
}
