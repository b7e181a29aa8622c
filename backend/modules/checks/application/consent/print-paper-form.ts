import { printedName } from '#contract/identity/vocabulary/latin-name.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ReferralId, UserId } from '#kernel/ids.ts';
import type { Hiring } from '#modules/hiring/index.ts';
import { CHECK_PACKAGE_INFO } from '../../contract/order/background-package-info.ts';
import { disclosureVersionOf } from '../../contract/consent/consent-texts.ts';
import type { CheckKind } from '../../domain/order/background-check.ts';
import type { BackgroundCheckProvider } from '../order/background-check-provider.ts';
import type { ChecksReader } from '../checks-reader.ts';
import { mayPrintPaperForm } from '../../domain/order/check-actions.ts';
import { noCheck } from '../order/lock-live-check.ts';
import type { PaperFormPrinter } from '../ports.ts';
import { assertOwn } from '../referral-access.ts';

interface PrintPaperFormNeeds {
  readonly hiring: Hiring;
  readonly reader: Pick<ChecksReader, 'check' | 'workerLanguage'>;
  readonly provider: Pick<BackgroundCheckProvider, 'agency'>;
  readonly printer: PaperFormPrinter;
  readonly clock: Clock;
}

/** The disclosure and the authorization for a candidate who wants them on paper (rules.md#check-esign-consent). */
export class PrintPaperForm {
  private readonly needs: PrintPaperFormNeeds;

  constructor(needs: PrintPaperFormNeeds) {
    this.needs = needs;
  }

  /**
   * @throws DomainError `checks.unknown_referral`, `checks.not_owner`; `checks.no_check`, `checks.no_test`
   * (not_found) unless the candidate requested it and has not answered
   */
  async run(id: ReferralId, by: UserId, kind: CheckKind): Promise<Uint8Array> {
    const { hiring, reader, provider, printer, clock } = this.needs;
    const referral = assertOwn(await hiring.referral(id), by);
    const check = await reader.check(id, kind, clock.now());
    if (!check || !mayPrintPaperForm(check)) throw noCheck(kind);
    return printer.print({
      company: referral.company,
      jobTitle: referral.jobTitle,
      candidateName: printedName({ name: referral.workerName, latinName: referral.workerLatinName }),
      packageType: check.packageType,
      includes: [...CHECK_PACKAGE_INFO[check.packageType].includes],
      provider: provider.agency,
      language: await reader.workerLanguage(id),
      disclosureVersion: disclosureVersionOf(check.packageType),
    });
  }
}
