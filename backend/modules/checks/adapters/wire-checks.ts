import { SyncChecks } from '../application/order/sync-checks.ts';
import { checksBase } from './checks-base.ts';
import type { ChecksOutside } from './checks-outside.ts';
import { publicPageRoutes } from './http/public-page.routes.ts';
import { SqlChecksPersonalData } from './persistence/sql-checks-personal-data.ts';
import { SqlWaysOut } from './persistence/sql-ways-out.ts';
import { checkConsumers } from './queue/check-consumers.ts';
import { wireCertification } from './wire-certification.ts';
import { wireConsent } from './wire-consent.ts';
import { wireNotice } from './wire-notice.ts';
import { wireOrder } from './wire-order.ts';
import { wireReferences } from './wire-references.ts';
import { wireReport } from './wire-report.ts';

export function wireChecks(outside: ChecksOutside) {
  const { platform, charges, hiring, ownReferrals } = outside;
  const { sql } = platform;
  const base = checksBase(outside);
  const { checks, links, sealed, lifecycle } = base;
  const certification = wireCertification(outside, base);
  const orders = wireOrder(outside, base, certification);
  const { consent, sendCode, dueWork } = wireConsent(outside, base, certification.texts);
  const reports = wireReport(outside, base);
  const decisions = wireNotice(outside, base, reports, orders.readCheck);
  const references = wireReferences(outside, base);

  const syncChecks = new SyncChecks({
    hiring,
    checks,
    charges,
    request: orders.requestCheck,
    lifecycle,
    actions: decisions.endAction,
  });
  const publicPages = publicPageRoutes({
    consent,
    sendCode,
    notice: decisions.answerNotice,
    report: reports.openReport,
    reference: references.answerReference,
  });

  return {
    waysOut: new SqlWaysOut(sql),
    checkLinks: links,
    noticesToMail: decisions.noticesToMail,
    attachmentSources: reports.attachmentSources,
    routes: [
      ...certification.routes,
      ...orders.routes,
      ...decisions.routes,
      ...publicPages,
      ...references.routes,
    ],
    consumers: checkConsumers({ syncChecks, notices: decisions.notices }),
    taskHandlers: orders.taskHandlers,
    dueWork: [...orders.dueWork, ...dueWork, ...reports.dueWork, ...decisions.dueWork],
    personalData: [new SqlChecksPersonalData(sql, ownReferrals, sealed, reports.reports)],
    sealedFields: [sealed, reports.reports],
  };
}
