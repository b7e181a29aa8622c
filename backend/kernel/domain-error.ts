export type DomainErrorKind =
  | 'invalid'
  | 'not_found'
  | 'forbidden'
  | 'conflict'
  | 'rule_broken'
  | 'payment_required'
  | 'expired'
  | 'too_many';

/** A refused field by its dotted path in what was sent; the whole of it is the empty path. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** What else may travel to the client; it holds nothing private. */
type Details = Readonly<Record<string, unknown>>;

/** The field that is refused, by the message of the error, or several with a message each. */
export type AboutFields = { readonly path: string } | { readonly issues: readonly FieldIssue[] };

/** A rule that said no. `code` is `context.reason`. `too_many` says in `retryAfterSeconds` when to come back. What is `invalid` names the field, so that a form can show it there. */
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
