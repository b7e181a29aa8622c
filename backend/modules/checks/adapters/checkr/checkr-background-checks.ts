import { z } from 'zod';
import {
  OrderRefused,
  type BackgroundCheckProvider,
  type PlacedOrder,
  type ReportOrder,
  type ReportState,
} from '../../application/background-check-provider.ts';
import type { Finding } from '../../domain/background-check.ts';
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
const reportSchema = z.object({
  status: z.string(),
  result: resultSchema.nullish(),
  screenings: z
    .array(z.object({ type: z.string(), result: resultSchema.nullish(), summary: z.string().nullish() }))
    .nullish(),
});

/**
 * An agency that speaks as Checkr does, by its hosted way: it invites the candidate to a page of its own, where they type
 * their birth date and social security number. Neither is ever sent or received here. A check is one candidate there, by
 * whose id its invitation, its report and their webhooks are known.
 */
export class CheckrBackgroundChecks implements BackgroundCheckProvider {
  readonly name = 'checkr';
  readonly agency: string;
  readonly contact: string | null;
  readonly asksCandidate = true;
  readonly lookAfterMinutes = 6 * 60;
  private readonly key: string;
  private readonly api: AgencyApi;

  constructor({ contact = null, ...options }: AgencyApiOptions & { readonly contact?: string | null }) {
    this.key = options.key;
    this.contact = contact;
    this.api = new AgencyApi(options);
    const { hostname } = new URL(options.url);
    this.agency = hostname.endsWith('checkr.com') ? 'Checkr, Inc.' : hostname;
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
    return { externalId, candidateUrl: invitationSchema.parse(invited).invitation_url };
  }

  async report(externalId: string): Promise<ReportState> {
    const invitation = await this.invitationOf(externalId);
    if (isOver(invitation)) return { status: 'canceled' };
    if (invitation.status !== 'completed') {
      return { status: 'pending', candidateUrl: invitation.invitation_url };
    }
    if (!invitation.report_id) return { status: 'pending', candidateUrl: null };
    return stateOf(reportSchema.parse(await this.api.get(`/v1/reports/${encoded(invitation.report_id)}`)));
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
    // One that is complete stays so.
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

/** The candidate did not come in time, or someone has taken it back there. */
function isOver({ status, deleted_at: deletedAt }: Invitation): boolean {
  return Boolean(deletedAt) || status === 'expired';
}

function encoded(part: string): string {
  return encodeURIComponent(part);
}

function stateOf({ status, result, screenings }: z.output<typeof reportSchema>): ReportState {
  if (status === 'canceled') return { status: 'canceled' };
  if (status !== 'complete' || !result) return { status: 'pending', candidateUrl: null };
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
