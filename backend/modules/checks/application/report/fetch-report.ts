import { Unavailable } from '#kernel/unavailable.ts';
import type { BackgroundCheck } from '../../domain/order/background-check.ts';
import { ProviderAway, type BackgroundCheckProvider } from '../order/background-check-provider.ts';
import type { ReportPrinter } from './ports.ts';

interface FetchReportNeeds {
  readonly provider: Pick<BackgroundCheckProvider, 'name' | 'agency' | 'contact' | 'document'>;
  readonly printer: ReportPrinter;
}

/** No notice is sent without the report: nothing happened, and the employer can try again. */
class ReportUnavailable extends Unavailable {
  override readonly name = 'ReportUnavailable';
  override readonly told = {
    code: 'checks.report_unavailable',
    message: "The agency isn't giving us the report right now. Nothing was sent. Please try again later.",
  };
}

/** The whole report as PDF, from the agency that made it (rules.md#whole-report). Never called inside a transaction. */
export class FetchReport {
  private readonly needs: FetchReportNeeds;

  constructor(needs: FetchReportNeeds) {
    this.needs = needs;
  }

  /** @throws ReportUnavailable */
  async run(check: BackgroundCheck, candidateName: string): Promise<Uint8Array> {
    const { provider, printer } = this.needs;
    const { externalId, kind } = check;
    if (externalId === null || check.provider !== provider.name) {
      throw new ReportUnavailable('The agency that made the report is no longer connected');
    }
    const document = await provider.document(externalId, kind).catch((cause: unknown) => {
      if (!(cause instanceof ProviderAway)) throw cause;
      throw new ReportUnavailable('The agency does not give the report right now', { cause });
    });
    if (document.kind === 'pdf') return document.bytes;
    const { agency, contact } = provider;
    return printer.print({ agency, contact, candidateName, data: document.data });
  }
}
