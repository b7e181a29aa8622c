import { z } from 'zod';
import type { AgencyContact } from '#platform/outside-services.ts';
import {
  OrderRefused,
  ProviderAway,
  type BackgroundCheckProvider,
  type PlacedOrder,
  type ReportOrder,
  type ReportState,
} from '../../application/order/background-check-provider.ts';
import type { ReportDocument, ReportValue } from '../../application/report/ports.ts';
import type { Appointment, CheckKind, Finding } from '../../domain/order/background-check.ts';
import { reportOfEvent } from '../webhook-event.ts';
import { AgencyApi, type AgencyApiOptions } from './agency-api.ts';

const id = z.string().min(1).max(200);
const candidateSchema = z.object({ id });
const invitationSchema = z.object({
  id,
  status: z.string(),
  invitation_url: z.url({ protocol: /^https?$/ }),
  report_id: id.nullish(),
  deleted_at: z.string().nullish(),
});
const invitationsSchema = z.object({ data: z.array(invitationSchema.extend({ created_at: z.string() })) });
type Invitation = z.output<typeof invitationSchema>;
const resultSchema = z.enum(['clear', 'consider']);
const words = z.string().min(1).nullish();
/**
 * The agency's embedded drug screening of a report. The substances and the physician's notes are not read:
 * they are the worker's own business (rules.md#drug-tests).
 */
const drugScreeningSchema = z.object({
  status: z.string().nullish(),
  result: resultSchema.nullish(),
  screening_pass_expires_at: z.iso.datetime({ offset: true }).nullish(),
  location: z
    .object({
      name: words,
      street: words,
      city: words,
      state: words,
      zipcode: words,
      phone_number: words,
    })
    .nullish(),
});
const reportSchema = z.object({
  status: z.string(),
  result: resultSchema.nullish(),
  screenings: z
    .array(z.object({ type: z.string(), result: resultSchema.nullish(), summary: z.string().nullish() }))
    .nullish(),
  drug_screening: drugScreeningSchema.nullish(),
});
const documentsSchema = z.object({
  documents: z
    .array(z.object({ type: z.string(), download_uri: z.url({ protocol: /^https?$/ }).nullish() }))
    .nullish(),
});
const dataSchema = z.json();
type Report = z.output<typeof reportSchema>;

/**
 * A client for Checkr's hosted flow: the agency invites the candidate to its own page, where they enter their
 * birth date and social security number. We never send or receive either. Each check is one candidate there,
 * whose id finds its invitation, report, and webhooks.
 */
export class CheckrBackgroundChecks implements BackgroundCheckProvider {
  readonly name = 'checkr';
  readonly agency: string;
  readonly contact: string;
  readonly asksCandidate = true;
  readonly lookAfterMinutes = 6 * 60;
  private readonly key: string;
  private readonly api: AgencyApi;

  constructor({ contact, ...options }: AgencyApiOptions & { readonly contact: AgencyContact }) {
    this.key = options.key;
    this.agency = contact.name;
    this.contact = `${contact.address}, ${contact.phone}`;
    this.api = new AgencyApi(options);
  }

  async order({ checkId, packageType, candidate, location }: ReportOrder): Promise<PlacedOrder> {
    const [first = '', ...rest] = candidate.name.trim().split(/\s+/u);
    const made = await this.api.post('/v1/candidates', `${checkId}:candidate`, {
      first_name: first,
      last_name: rest.join(' ') || first,
      ...(candidate.email && { email: candidate.email }),
      phone: candidate.phone,
      custom_id: checkId,
    });
    const { id: externalId } = candidateSchema.parse(made);
    const [city, state] = location.split(',').map((part) => part.trim());
    const invited = await this.api.post('/v1/invitations', `${checkId}:invitation`, {
      candidate_id: externalId,
      package: packageType,
      work_locations: [{ country: 'US', ...(state && { state }), ...(city && { city }) }],
    });
    const { invitation_url: candidateUrl } = invitationSchema.parse(invited);
    return { externalId, candidateUrl, appointment: null };
  }

  async report(externalId: string): Promise<ReportState> {
    const invitation = await this.invitationOf(externalId);
    if (isOver(invitation)) return { status: 'canceled' };
    if (invitation.status !== 'completed') {
      return { status: 'pending', candidateUrl: invitation.invitation_url, appointment: null };
    }
    if (!invitation.report_id) return { status: 'pending', candidateUrl: null, appointment: null };
    return stateOf(reportSchema.parse(await this.api.get(`/v1/reports/${encoded(invitation.report_id)}`)));
  }

  /**
   * The agency's own PDF if the report names one, otherwise all its data. A drug test omits details that are
   * not the employer's business (rules.md#drug-tests).
   */
  async document(externalId: string, kind: CheckKind): Promise<ReportDocument> {
    const { report_id: report } = await this.invitationOf(externalId);
    if (!report) throw new ProviderAway('The agency has no report yet');
    const whole = await this.api.get(`/v1/reports/${encoded(report)}?include=documents`);
    if (kind === 'drug_test') return { kind: 'data', data: drugTestData(whole) };
    const { documents } = documentsSchema.parse(whole);
    const own = documents?.find(({ type, download_uri: address }) => type === 'pdf_report' && address);
    const bytes = own?.download_uri ? await this.api.file(own.download_uri) : null;
    if (bytes && isPdf(bytes)) return { kind: 'pdf', bytes };
    return { kind: 'data', data: dataSchema.parse(whole) };
  }

  async cancel(externalId: string): Promise<void> {
    const invitation = await this.invitationOf(externalId);
    if (isOver(invitation)) return;
    const { report_id: report } = invitation;
    if (!report) {
      await this.api.delete(`/v1/invitations/${encoded(invitation.id)}`);
      return;
    }
    const canceled = this.api.post(`/v1/reports/${encoded(report)}/cancel`, `${report}:cancel`, {});
    // A complete report stays.
    await canceled.catch((error: unknown) => {
      if (!(error instanceof OrderRefused)) throw error;
    });
  }

  reportOfWebhook(raw: Uint8Array, signature: string): string | null {
    return reportOfEvent(raw, signature, this.key);
  }

  /** The newest one. */
  private async invitationOf(candidateId: string): Promise<Invitation> {
    const answer = await this.api.get(`/v1/invitations?candidate_id=${encoded(candidateId)}`);
    const { data } = invitationsSchema.parse(answer);
    const [newest] = data.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    if (!newest) throw new Error('The agency shows no invitation of this candidate');
    return newest;
  }
}

/** The candidate did not complete the page in time, or the agency canceled it. */
function isOver({ status, deleted_at: deletedAt }: Invitation): boolean {
  return Boolean(deletedAt) || status === 'expired';
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}

/** The parts that `stateOf` reads. */
function drugTestData(whole: unknown): ReportValue {
  const { status, result, drug_screening: test } = reportSchema.parse(whole);
  return { status, screening: 'Drug test', result: test?.result ?? result ?? null };
}

function encoded(part: string): string {
  return encodeURIComponent(part);
}

function stateOf(report: Report): ReportState {
  const { status, result, screenings, drug_screening: test } = report;
  // An expired unused pass means that the test will not take place.
  if (status === 'canceled' || (test?.status === 'canceled' && !result)) return { status: 'canceled' };
  if (status !== 'complete' || !result) {
    return { status: 'pending', candidateUrl: null, appointment: appointmentOf(report) };
  }
  if (test) {
    const finding = { screening: 'Drug test', result: test.result ?? result, note: null };
    return {
      status: 'complete',
      result: finding.result === 'clear' ? 'clear' : 'concerns',
      findings: [finding],
    };
  }
  const findings = (screenings ?? []).map(({ type, result: found, summary }): Finding => {
    return { screening: type, result: found ?? 'clear', note: summary ?? null };
  });
  const whole: Finding = { screening: 'Background report', result, note: null };
  return {
    status: 'complete',
    result: result === 'clear' ? 'clear' : 'concerns',
    findings: findings.length > 0 ? findings : [whole],
  };
}

/** The test site; null until the agency has named one. */
function appointmentOf({ drug_screening: test }: Report): Appointment | null {
  const place = test?.location;
  if (!place) return null;
  const region = [place.state, place.zipcode].filter(Boolean).join(' ');
  const address = [place.street, place.city, region].filter(Boolean).join(', ');
  return {
    site: place.name ?? 'Collection site',
    address: address || null,
    phone: place.phone_number ?? null,
    until: test.screening_pass_expires_at ? new Date(test.screening_pass_expires_at).toISOString() : null,
  };
}
