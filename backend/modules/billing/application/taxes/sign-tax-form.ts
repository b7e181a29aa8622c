import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { LANGUAGES, type Language } from '#contract/http/vocabulary/language.ts';
import type { SignedTaxForm } from '../../contract/taxes/tax-profile.ts';
import { certification, type Fingerprint } from './certification.ts';
import type { TaxProfiles } from './tax-ports.ts';

interface Signer {
  readonly userId: UserId;
  readonly ip: string;
  readonly userAgent: string;
}

interface SignTaxFormNeeds {
  readonly unitOfWork: UnitOfWork;
  readonly profiles: TaxProfiles;
  readonly fingerprint: Fingerprint;
  readonly clock: Clock;
}

/** Signs a person's W-9; a changed one is signed again (rules.md#tax-forms). */
export class SignTaxForm {
  private readonly needs: SignTaxFormNeeds;

  constructor(needs: SignTaxFormNeeds) {
    this.needs = needs;
  }

  /** @throws DomainError `billing.certification_changed` (conflict), `billing.tax_id_missing` (invalid) */
  async run({ userId, ip, userAgent }: Signer, form: SignedTaxForm): Promise<void> {
    const { certified: _certified, certificationHash, taxId, ...asked } = form;
    const { unitOfWork, profiles, fingerprint, clock } = this.needs;
    const language = languageOf(certificationHash, fingerprint);
    await unitOfWork.transaction(async () => {
      const number = taxId ?? (await this.known(userId, form));
      const { version } = certification(language, fingerprint);
      const signed = { ...asked, taxId: number, signedAt: clock.now(), certificationVersion: version };
      await profiles.replace({
        ...signed,
        id: newId(),
        userId,
        certificationLanguage: language,
        certificationHash,
        documentHash: fingerprint(inOrder({ ...signed, certificationHash })),
        ip,
        userAgent,
      });
    });
  }

  private async known(userId: UserId, { taxIdType }: SignedTaxForm): Promise<string> {
    const known = await this.needs.profiles.openTaxId(userId);
    if (known?.type === taxIdType) return known.number;
    throw new DomainError('billing.tax_id_missing', 'invalid', 'Your tax number is required', {
      path: 'taxId',
    });
  }
}

function languageOf(hash: string, fingerprint: Fingerprint): Language {
  const language = LANGUAGES.find((one) => certification(one, fingerprint).sha256 === hash);
  if (language) return language;
  throw new DomainError(
    'billing.certification_changed',
    'conflict',
    'The certification has changed. Please reload the page and sign again.',
  );
}

/** The same for the same content in any order. */
function inOrder(content: object): string {
  const entries = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries);
}
