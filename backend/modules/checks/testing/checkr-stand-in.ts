import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';

interface Report {
  readonly id: string;
  readonly hasDrugScreening: boolean;
  status: string;
  result: 'clear' | 'consider' | null;
}

interface Invitation {
  readonly id: string;
  readonly candidate_id: string;
  readonly invitation_url: string;
  readonly created_at: string;
  status: 'pending' | 'completed' | 'expired';
  report_id: string | null;
  deleted_at: string | null;
}

interface Candidate {
  readonly name: string;
  readonly packageName: string;
  readonly invitation: Invitation | null;
}

export const STAND_IN_KEY = 'a-key-for-tests';
const AUTHORIZATION = `Basic ${Buffer.from(`${STAND_IN_KEY}:`).toString('base64')}`;

/** A minimal Checkr-compatible agency on loopback: it repeats answers by key, refuses, and loses answers. */
export class CheckrStandIn {
  /** Method and path of each request. */
  readonly requests: string[] = [];
  /** The raw bodies. */
  readonly bodies: string[] = [];
  /** Answered to everything while it is set. */
  failure: number | null = null;
  /** Its reports name a PDF. */
  givesPdf = true;
  private readonly candidates = new Map<string, Candidate>();
  private readonly reports = new Map<string, Report>();
  private readonly answered = new Map<string, unknown>();
  private readonly server: Server;
  private lost = 0;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<CheckrStandIn> {
    const standIn = new CheckrStandIn();
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get invitationCount(): number {
    return [...this.candidates.values()].filter(({ invitation }) => invitation !== null).length;
  }

  /** Acts on the next requests and drops the connection instead of answering. */
  loseAnswers(count: number): void {
    this.lost = count;
  }

  /** The candidate has completed the agency's page, and the report starts. Returns its id. */
  fillIn(candidateId: string): string {
    const invitation = this.candidates.get(candidateId)?.invitation;
    if (invitation?.status === 'pending' && !invitation.deleted_at) {
      const hasDrugScreening = this.candidates.get(candidateId)?.packageName === 'drug_test';
      const report: Report = { id: randomUUID(), hasDrugScreening, status: 'pending', result: null };
      this.reports.set(report.id, report);
      Object.assign(invitation, { status: 'completed', report_id: report.id });
    }
    return invitation?.report_id ?? '';
  }

  /** The report is ready. */
  complete(candidateId: string): void {
    const report = this.reports.get(this.fillIn(candidateId));
    if (report?.status !== 'pending') return;
    report.status = 'complete';
    report.result = /concern/i.test(this.candidates.get(candidateId)?.name ?? '') ? 'consider' : 'clear';
  }

  /** The candidate never came, so there will be no report. */
  expire(candidateId: string): void {
    const invitation = this.candidates.get(candidateId)?.invitation;
    if (invitation) invitation.status = 'expired';
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.requests.push(`${request.method} ${url.pathname}`);
    const body = await text(request);
    this.bodies.push(body);
    if (url.pathname.startsWith('/files/')) {
      response.writeHead(200, { 'Content-Type': 'application/pdf' });
      response.end(await this.pdfOf(url.pathname.slice('/files/'.length)));
      return;
    }
    const { status, answer } = this.act(request, url, body);
    if (this.lost > 0) {
      this.lost -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  }

  private act(request: IncomingMessage, url: URL, body: string): { status: number; answer: unknown } {
    if (this.failure) return { status: this.failure, answer: { error: 'no' } };
    if (request.headers.authorization !== AUTHORIZATION) return { status: 401, answer: { error: 'key' } };
    const key = String(request.headers['idempotency-key'] ?? '');
    const repeated = this.answered.get(key);
    if (repeated) return { status: 201, answer: repeated };
    const made = this.made(request.method ?? '', url, JSON.parse(body || '{}'));
    if (made === 'refused') return { status: 400, answer: { error: 'email is required' } };
    if (!made) return { status: 404, answer: { error: 'unknown' } };
    if (key) this.answered.set(key, made);
    return { status: 200, answer: made };
  }

  private made(
    method: string,
    { pathname, searchParams }: URL,
    fields: Readonly<Record<string, string>>,
  ): object | 'refused' | null {
    if (method === 'GET' && pathname === '/v1/invitations') {
      const invitation = this.candidates.get(searchParams.get('candidate_id') ?? '')?.invitation;
      return { data: invitation ? [invitation] : [] };
    }
    const [, , collection, id, action] = pathname.split('/');
    if (method === 'POST' && !action) return this.create(collection ?? '', fields);
    if (method === 'DELETE') return this.takeBack(id ?? '');
    const report = this.reports.get(id ?? '');
    if (!report || collection !== 'reports') return null;
    const documents = this.givesPdf
      ? [{ type: 'pdf_report', download_uri: `${this.url}/files/${report.id}` }]
      : [];
    return action === 'cancel'
      ? canceled(report)
      : { ...shown(report), candidate_name: this.nameOf(report), documents };
  }

  private nameOf({ id }: Report): string {
    const all = [...this.candidates.values()];
    return all.find(({ invitation }) => invitation?.report_id === id)?.name ?? '';
  }

  /** The agency's readable document. */
  private async pdfOf(reportId: string): Promise<Uint8Array> {
    const report = this.reports.get(reportId);
    const pdf = await PDFDocument.create({ updateMetadata: false });
    const lines = [
      report ? this.nameOf(report) : 'Unknown',
      report?.result === 'consider' ? '1 record' : 'Clear',
    ];
    pdf.addPage().drawText(['Consumer report', 'National criminal records', ...lines].join('\n'), {
      x: 50,
      y: 700,
      size: 12,
    });
    return pdf.save();
  }

  private create(collection: string, fields: Readonly<Record<string, string>>): object | 'refused' | null {
    if (collection === 'candidates') {
      if (!fields['email']) return 'refused';
      const id = randomUUID();
      this.candidates.set(id, {
        name: `${fields['first_name']} ${fields['last_name']}`,
        packageName: '',
        invitation: null,
      });
      return { id };
    }
    const candidateId = fields['candidate_id'] ?? '';
    const candidate = this.candidates.get(candidateId);
    if (!candidate || collection !== 'invitations') return null;
    const id = randomUUID();
    const invitation: Invitation = {
      id,
      candidate_id: candidateId,
      invitation_url: `${this.url}/apply/${id}`,
      created_at: new Date(this.requests.length).toISOString(),
      status: 'pending',
      report_id: null,
      deleted_at: null,
    };
    this.candidates.set(candidateId, { ...candidate, packageName: fields['package'] ?? '', invitation });
    return invitation;
  }

  private takeBack(id: string): object | null {
    const all = [...this.candidates.values()].map(({ invitation }) => invitation);
    const invitation = all.find((one) => one?.id === id);
    return invitation ? Object.assign(invitation, { deleted_at: invitation.created_at }) : null;
  }
}

function canceled(report: Report): Report | 'refused' {
  if (report.status === 'complete') return 'refused';
  return Object.assign(report, { status: 'canceled' });
}

function shown({ id, hasDrugScreening, status, result }: Report): object {
  if (hasDrugScreening)
    return { id, status, result, screenings: [], drug_screening: drugScreening(status, result) };
  const summary = result === 'consider' ? '1 record' : null;
  const criminal = { type: 'National criminal records', result, summary };
  return { id, status, result, screenings: result ? [criminal] : [] };
}

/** The agency's data of a test, which include more than our readers may see. */
function drugScreening(status: string, result: Report['result']): object {
  return {
    id: 'drug_screening_1',
    status,
    result,
    disposition: result === 'consider' ? 'positive' : 'negative',
    mro_notes: result === 'consider' ? 'Prescription not confirmed' : null,
    analytes: result === 'consider' ? [{ name: 'THC', disposition: 'positive', specimen_type: 'urine' }] : [],
    screening_pass_expires_at: '2026-11-27T23:00:00Z',
    location: {
      name: 'Lab Corner',
      street: '5 Oak Ave',
      city: 'Austin',
      state: 'TX',
      zipcode: '78701',
      phone_number: '5125550142',
    },
  };
}
