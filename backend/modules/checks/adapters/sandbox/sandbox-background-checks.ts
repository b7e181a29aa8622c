import { addDays, type Clock } from '#kernel/clock.ts';
import type { Sql, Statement } from '#platform/persistence/sql.ts';
import type {
  BackgroundCheckProvider,
  PlacedOrder,
  ReportOrder,
  ReportState,
} from '../../application/order/background-check-provider.ts';
import type { ReportDocument } from '../../application/report/ports.ts';
import type { Appointment, CheckPackage, Finding } from '../../domain/order/background-check.ts';
import { reportOfEvent } from '../webhook-event.ts';

const ORDER: Statement = {
  name: 'sandbox-report-order',
  text: `with added as (
      insert into sandbox_background_reports (id, check_id, candidate_name, package_type, ordered_at, site)
      values ($1, $2, $3, $4, $5, $6) on conflict (check_id) do nothing returning id)
    select id from added union all select id from sandbox_background_reports where check_id = $2 limit 1`,
};
const REPORT: Statement = {
  name: 'sandbox-report',
  text: `select candidate_name as "candidateName", package_type as "packageType", iso(ordered_at) as "orderedAt", canceled, site
    from sandbox_background_reports where id = $1`,
};
const CANCEL: Statement = {
  name: 'sandbox-report-cancel',
  text: `update sandbox_background_reports set canceled = true where id = $1 and ordered_at > $2`,
};

/** The duration of a sandbox report, by the application's clock. */
const MINUTES = 10;
const DRUG_TEST = 'Drug test';
/** A worker has three days to give the sample. */
const DAYS_TO_GO = 3;
const SCREENINGS: Readonly<Record<CheckPackage, readonly string[]>> = {
  basic: ['Identity', 'National criminal records', 'Sex offender registry'],
  standard: [
    'Identity',
    'National criminal records',
    'Sex offender registry',
    'County criminal records',
    'Federal criminal records',
  ],
  comprehensive: [
    'Identity',
    'National criminal records',
    'Sex offender registry',
    'County criminal records',
    'Federal criminal records',
    'Driving record',
    'Employment and education',
  ],
  drug_test: [DRUG_TEST],
};

/** The other fields of a made-up record. */
const RECORD = {
  court: 'Travis County Court at Law No. 3',
  case_number: 'C-1-CR-21-204417',
  filed: '2021-03-09',
  charge: 'Criminal trespass',
  disposition: 'Unknown',
};

interface Row {
  readonly candidateName: string;
  readonly packageType: CheckPackage;
  readonly orderedAt: string;
  readonly canceled: boolean;
  readonly site: string;
}

/**
 * The embedded agency (rules.md#check-agencies). A report completes automatically after ten minutes. It is
 * clear unless the person's name contains the word "Concern".
 */
export class SandboxBackgroundChecks implements BackgroundCheckProvider {
  readonly name = 'sandbox';
  readonly agency = 'Crewvine Sandbox Screening';
  readonly contact = '100 Main St, Austin, TX 78701, (800) 555-0199';
  readonly asksCandidate = false;
  readonly lookAfterMinutes = MINUTES;
  private readonly sql: Sql;
  private readonly clock: Clock;
  private readonly secret: () => string;

  /** `secret` is read only to sign or read an event, so a command without session keys works. */
  constructor(sql: Sql, clock: Clock, secret: () => string) {
    this.sql = sql;
    this.clock = clock;
    this.secret = secret;
  }

  async order({ checkId, packageType, candidate, location }: ReportOrder): Promise<PlacedOrder> {
    const now = this.clock.now();
    const values = [`report_${checkId}`, checkId, candidate.name, packageType, now, location];
    const row = await this.sql.row<{ id: string }>(ORDER, values);
    // A parallel order has just been made, and this statement could not see it yet.
    const ordered = { packageType, site: location, orderedAt: now.toISOString() };
    return {
      externalId: row?.id ?? `report_${checkId}`,
      candidateUrl: null,
      appointment: appointmentOf(ordered),
    };
  }

  async report(externalId: string): Promise<ReportState> {
    const row = await this.sql.row<Row>(REPORT, [externalId]);
    if (!row) throw new Error(`The sandbox has no report ${externalId}`);
    if (row.canceled) return { status: 'canceled' };
    if (new Date(row.orderedAt) > this.finishedBefore()) {
      return { status: 'pending', candidateUrl: null, appointment: appointmentOf(row) };
    }
    const findings = findingsOf(row);
    const isClear = findings.every(({ result }) => result === 'clear');
    return { status: 'complete', result: isClear ? 'clear' : 'concerns', findings };
  }

  /** Returns the report as data, which the product prints. */
  async document(externalId: string): Promise<ReportDocument> {
    const row = await this.sql.row<Row>(REPORT, [externalId]);
    if (!row) throw new Error(`The sandbox has no report ${externalId}`);
    const { candidateName, packageType, orderedAt } = row;
    const screenings = findingsOf(row).map(({ screening, result, note }) => ({
      screening,
      result,
      records: note === null ? [] : [{ ...RECORD, finding: note }],
    }));
    const data = { report: externalId, package: packageType, candidate: candidateName, ordered: orderedAt };
    return { kind: 'data', data: { ...data, screenings } };
  }

  async cancel(externalId: string): Promise<void> {
    await this.sql.rows(CANCEL, [externalId, this.finishedBefore()]);
  }

  reportOfWebhook(raw: Uint8Array, signature: string): string | null {
    return reportOfEvent(raw, signature, this.secret());
  }

  private finishedBefore(): Date {
    return new Date(this.clock.now().getTime() - MINUTES * 60_000);
  }
}

function findingsOf({ candidateName, packageType }: Row): Finding[] {
  const hasConcern = /\bconcern/i.test(candidateName);
  return SCREENINGS[packageType].map((screening) => {
    const isFound = hasConcern && (screening === 'National criminal records' || screening === DRUG_TEST);
    const note = isFound && screening !== DRUG_TEST ? 'Misdemeanor, 2021, disposition unknown' : null;
    return { screening, result: isFound ? 'consider' : 'clear', note };
  });
}

function appointmentOf({
  packageType,
  site,
  orderedAt,
}: Pick<Row, 'packageType' | 'site' | 'orderedAt'>): Appointment | null {
  if (packageType !== 'drug_test') return null;
  return {
    site: 'Sandbox Collection Center',
    address: `100 Main St, ${site}`,
    phone: '(512) 555-0199',
    until: addDays(new Date(orderedAt), DAYS_TO_GO).toISOString(),
  };
}
