import { PDFDocument } from 'pdf-lib';
import { embedFaces } from '#platform/pdf/fonts.ts';
import { INK, PageFlow } from '#platform/pdf/page-flow.ts';
import { withoutTurns } from '#platform/text/direction-marks.ts';
import type { PaperForm, PaperFormPrinter } from '../../application/ports.ts';
import { textsOfConsent } from '../../contract/consent/consent-texts.ts';
import { screeningLabel } from '../../contract/order/screening-labels.ts';
import { writeConsentPages } from './consent-pages.ts';
import { CONSENT_LABELS } from './consent-labels.ts';

/** Long enough for a name in large handwriting. */
const LINE = '_'.repeat(44);

/** The disclosure on a page of its own, then the authorization with lines to sign on (rules.md#disclosure-alone). */
export class PdfPaperFormPrinter implements PaperFormPrinter {
  async print(form: PaperForm): Promise<Uint8Array> {
    const words = CONSENT_LABELS[form.language];
    const pdf = await PDFDocument.create();
    const title = form.packageType === 'drug_test' ? words.testTitle : words.title;
    pdf.setTitle(withoutTurns(`${title}: ${form.candidateName}`), { showInWindowTitleBar: true });
    pdf.setAuthor(withoutTurns(form.company));
    pdf.setLanguage(form.language === 'es' ? 'es-US' : 'en-US');
    const { company, jobTitle, candidateName, provider } = form;
    const flow = new PageFlow(
      pdf,
      await embedFaces(pdf, [company, jobTitle, candidateName, provider].join(' ')),
    );
    writeConsentPages(flow, textsOfConsent(form.language, form));
    flow.row(words.job, `${jobTitle}, ${company}`);
    flow.row(words.contents, form.includes.map((one) => screeningLabel(one, form.language)).join('; '));
    flow.row(words.candidate, candidateName);
    flow.heading(words.signature);
    for (const label of [words.paperName, words.signature, words.paperDate]) {
      flow.text(' ', { size: 14 });
      flow.row(label, LINE);
    }
    flow.text(`${words.version}: ${form.disclosureVersion}`, { color: INK.quiet, size: 9 });
    return pdf.save();
  }
}
