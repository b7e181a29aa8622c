import type { AuditTrail } from '#kernel/audit-trail.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { SecurityLog } from '#modules/identity/index.ts';
import { isCorporation } from '../../contract/vocabulary/taxes/taxes.ts';
import { applicable } from '../../domain/taxes/tax-threshold-status.ts';
import { federalThreshold, lowestThreshold } from '../../domain/taxes/tax-thresholds.ts';
import type { IncomeReader, PayeeOfYear } from './tax-ports.ts';

const BATCH = 200;

export interface ReportedPayee extends PayeeOfYear {
  readonly year: number;
  readonly isFederal: boolean;
  /** The state whose threshold is reached; null if none is lower. */
  readonly ownState: string | null;
}

interface ExportTaxYearNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly income: Pick<IncomeReader, 'payees'>;
  readonly audit: AuditTrail;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/**
 * Everyone whose year is reported on Form 1099-NEC: the only place that shows whole tax numbers
 * (rules.md#tax-export).
 */
export class ExportTaxYear {
  private readonly needs: ExportTaxYearNeeds;

  constructor(needs: ExportTaxYearNeeds) {
    this.needs = needs;
  }

  /** The number of people in an export, and their total pay. */
  async summary(year: number) {
    const counts = { people: 0, missingForms: 0, cents: 0 };
    for await (const { form, cents } of this.payees(year)) {
      counts.people += 1;
      if (!form) counts.missingForms += 1;
      counts.cents += cents;
    }
    return counts;
  }

  /** Logged before its first row leaves. */
  async run(by: UserId, year: number, requestId: string | null): Promise<AsyncIterable<ReportedPayee>> {
    const { people, missingForms } = await this.summary(year);
    const { unitOfWork, audit, securityLog } = this.needs;
    await unitOfWork.transaction(async () => {
      await securityLog.record({ userId: by, kind: 'data_exported', detail: 'taxes' });
      await audit.record({
        actorId: by,
        action: 'taxes.exported',
        subject: { type: 'tax_year', id: null },
        details: { year, people, missingForms },
        requestId,
      });
    });
    return this.payees(year);
  }

  /** Yields batch by batch. Corporations are not reported. */
  private async *payees(year: number): AsyncIterable<ReportedPayee> {
    const fromCents = lowestThreshold(year).cents;
    let after: string | null = null;
    for (;;) {
      const batch: readonly PayeeOfYear[] = await this.needs.income.payees(year, {
        fromCents,
        after,
        limit: BATCH,
      });
      for (const payee of batch) {
        const reported = reportOf(payee, year);
        if (reported) yield reported;
      }
      const last = batch[BATCH - 1];
      if (!last) return;
      after = last.accountId;
    }
  }
}

function reportOf(payee: PayeeOfYear, year: number): ReportedPayee | null {
  const { form, cents } = payee;
  if (form && isCorporation(form.classification)) return null;
  const threshold = applicable(year, payee);
  if (cents < threshold.cents) return null;
  return { ...payee, year, isFederal: cents >= federalThreshold(year), ownState: threshold.state };
}
