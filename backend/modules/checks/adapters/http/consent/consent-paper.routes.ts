import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { PrintPaperForm } from '#modules/checks/application/consent/print-paper-form.ts';
import type { ReadCheck } from '#modules/checks/application/order/read-check.ts';
import type { CheckKind } from '#modules/checks/domain/order/background-check.ts';
import { consentPdfAnswer, pdfAnswer } from './consent-pdf-answer.ts';

export interface ConsentPaperCalls {
  readonly readCheck: ReadCheck;
  readonly paperForm: PrintPaperForm;
}

/** The papers of a consent: the record of a given one, and the forms for signing with a pen. */
export function consentPaperRoutes(
  { readCheck, paperForm }: ConsentPaperCalls,
  path: string,
  kind: CheckKind,
): readonly Route[] {
  return [
    route({
      method: 'get',
      path: `${path}/consent`,
      access: 'authenticated',
      summary: 'Get the record of the candidate’s consent as a PDF',
      params: byId<'referral'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        return consentPdfAnswer(await readCheck.consentDocument(id, by, kind));
      },
    }),
    route({
      method: 'get',
      path: `${path}/paper-form`,
      access: 'authenticated',
      summary: 'Get the disclosure and the authorization as a PDF, for a candidate who requested paper',
      params: byId<'referral'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        return pdfAnswer(await paperForm.run(id, by, kind), 'paper-form.pdf');
      },
    }),
  ];
}
