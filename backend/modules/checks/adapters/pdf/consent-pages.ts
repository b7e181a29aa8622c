import type { PageFlow } from '#platform/pdf/page-flow.ts';
import type { ConsentTexts } from '../../contract/rights/fcra-texts.ts';

/** The disclosure on a page of its own, then the authorization (rules.md#disclosure-alone). */
export function writeConsentPages(flow: PageFlow, texts: ConsentTexts): void {
  flow.text(texts.disclosureTitle, { face: flow.faces.heading, size: 24, after: 10 });
  for (const paragraph of texts.disclosure) flow.text(paragraph, { size: 11 });
  flow.newPage();
  flow.text(texts.authorizationTitle, { face: flow.faces.heading, size: 24, after: 10 });
  for (const paragraph of texts.authorization) flow.text(paragraph, { size: 11 });
}
