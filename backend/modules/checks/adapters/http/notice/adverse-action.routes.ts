import { byId } from '#platform/http/routing/by-id.ts';
import { ownerCaller } from '#platform/http/routing/owner-caller.ts';
import { route, type Route } from '#platform/http/routing/route.ts';
import type { EndAdverseAction } from '#modules/checks/application/notice/end-adverse-action.ts';
import type { MailNotice } from '#modules/checks/application/notice/mail-notice.ts';
import type { PrintNotice } from '#modules/checks/application/notice/print-notice.ts';
import type { OpenReport } from '#modules/checks/application/report/open-report.ts';
import type { ReadCheck } from '#modules/checks/application/order/read-check.ts';
import type { StartAdverseAction } from '#modules/checks/application/notice/start-adverse-action.ts';
import {
  backgroundCheckStateSchema,
  noticeMailedSchema,
  startAdverseActionSchema,
} from '#contract/checks/index.ts';
import { pdfAnswer } from '../consent/consent-pdf-answer.ts';

export interface AdverseActionCalls {
  readonly readCheck: ReadCheck;
  readonly startAction: StartAdverseAction;
  readonly endAction: EndAdverseAction;
  readonly mailNotice: MailNotice;
  readonly printNotice: PrintNotice;
  readonly openReport: OpenReport;
}

const PATH = '/api/referrals/:id/adverse-action';

/** The employer's side of decisions because of checks. */
export function adverseActionRoutes(calls: AdverseActionCalls): readonly Route[] {
  return [...announcedRoutes(calls), ...paperRoutes(calls)];
}

function announcedRoutes({ startAction, endAction, readCheck }: AdverseActionCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: PATH,
      access: 'authenticated',
      summary:
        'Announce a rejection because of a background check or a drug test; it becomes final after five business days',
      params: byId<'referral'>(),
      body: startAdverseActionSchema,
      answers: { 201: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await startAction.run(id, by, call.body);
        return { status: 201, body: await readCheck.state(id, by) };
      },
    }),
    route({
      method: 'post',
      path: `${PATH}/finish`,
      access: 'authenticated',
      summary: 'Make a disputed decision final after the waiting period',
      params: byId<'referral'>(),
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await endAction.finish(id, by);
        return { status: 200, body: await readCheck.state(id, by) };
      },
    }),
    route({
      method: 'delete',
      path: PATH,
      access: 'authenticated',
      summary: 'Withdraw the announcement and continue with the candidate',
      params: byId<'referral'>(),
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await endAction.cancel(id, by);
        return { status: 200, body: await readCheck.state(id, by) };
      },
    }),
  ];
}

/** The notice on paper, for a candidate whom no message reaches. */
function paperRoutes({
  mailNotice,
  printNotice,
  openReport,
  readCheck,
}: AdverseActionCalls): readonly Route[] {
  return [
    route({
      method: 'post',
      path: `${PATH}/mailed`,
      access: 'authenticated',
      summary: 'Record who mailed the notice that could not be sent electronically, and when',
      params: byId<'referral'>(),
      body: noticeMailedSchema,
      answers: { 200: backgroundCheckStateSchema },
      handler: async (call) => {
        const [id, by] = [call.params.id, ownerCaller(call).id];
        await mailNotice.run(id, by, call.body);
        return { status: 200, body: await readCheck.state(id, by) };
      },
    }),
    route({
      method: 'get',
      path: `${PATH}/notice`,
      access: 'authenticated',
      summary: 'Get the notice as a PDF for mailing',
      params: byId<'referral'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const bytes = await printNotice.run(call.params.id, ownerCaller(call).id);
        return pdfAnswer(bytes, 'notice.pdf');
      },
    }),
    route({
      method: 'get',
      path: `${PATH}/report`,
      access: 'authenticated',
      summary: 'Get the report that accompanies the notice as a PDF for mailing',
      params: byId<'referral'>(),
      answers: { 200: 'raw' },
      handler: async (call) => {
        const bytes = await openReport.ofReferral(call.params.id, ownerCaller(call).id);
        return pdfAnswer(bytes, 'report.pdf');
      },
    }),
  ];
}
