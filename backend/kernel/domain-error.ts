export type DomainErrorKind =
  | 'invalid'
  | 'not_found'
  | 'forbidden'
  | 'conflict'
  | 'rule_broken'
  | 'payment_required'
  | 'expired'
  | 'too_many';

/** A rejected field by its dotted path in the request; the empty path means the whole request. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** Further data for the client; never private data. */
type Details = Readonly<Record<string, unknown>>;

/** One rejected field with the message of the error, or several fields with a message each. */
export type AboutFields = { readonly path: string } | { readonly issues: readonly FieldIssue[] };

/**
 * A violated rule. `code` is `context.reason`. `too_many` carries `retryAfterSeconds`. `invalid` names the
 * field, so that a form can show the message there.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: string;
  readonly kind: DomainErrorKind;
  readonly details: Details;

  constructor(code: string, kind: DomainErrorKind, message: string, about: AboutFields);
  constructor(code: string, kind: Exclude<DomainErrorKind, 'invalid'>, message: string, details?: Details);
  constructor(code: string, kind: DomainErrorKind, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.kind = kind;
    const { path, ...others } = details;
    this.details = typeof path === 'string' ? { ...others, issues: [{ path, message }] } : details;
  }
}
