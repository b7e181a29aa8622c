export type DomainErrorKind =
  'invalid' | 'not_found' | 'forbidden' | 'conflict' | 'rule_broken' | 'payment_required' | 'expired';

/** A rule that said no. `code` is `context.reason`; `details` may travel to the client and holds nothing private. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly kind: DomainErrorKind;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    kind: DomainErrorKind,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.kind = kind;
    this.details = details;
  }
}
