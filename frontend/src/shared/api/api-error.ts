/** One field that the server refused. `path` is dotted, as the field is named in the form. */
export interface ApiIssue {
  readonly path: string;
  readonly message: string;
}

/** The error of every failed call. Plain data, so that the store can hold it. */
export interface ApiError {
  /** 0 if the server was not reached. */
  readonly status: number;
  /** `"<status>: <body text or status text>"` (rules.md#error-shape). */
  readonly message: string;
  /** The server's own sentence; empty if the body is not one of our errors, such as a proxy's page. */
  readonly serverMessage: string;
  /** `context.reason`; empty if the body has none. */
  readonly code: string;
  readonly issues: readonly ApiIssue[];
  /** The ISO instant after which the call may succeed; missing if the server does not state it. */
  readonly availableAt?: string;
}

export function toApiError(status: number, bodyText: string, statusText: string): ApiError {
  const text = bodyText.trim() === '' ? statusText : bodyText;
  const body = parseObject(bodyText);
  return {
    status,
    message: `${status}: ${text}`,
    serverMessage: stringOr(body['message'], ''),
    code: stringOr(body['code'], ''),
    issues: readIssues(body['issues']),
    ...(typeof body['availableAt'] === 'string' && { availableAt: body['availableAt'] }),
  };
}

export function networkError(reason: string): ApiError {
  return {
    status: 0,
    message: `0: ${reason}`,
    serverMessage: reason,
    code: 'network.unreachable',
    issues: [],
  };
}

export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value['status'] === 'number' && typeof value['message'] === 'string';
}

/** The pattern `401: …Unauthorized` (rules.md#unauthorized-word). */
export function isUnauthorized(error: unknown): boolean {
  return isApiError(error) && /^401: [\s\S]*Unauthorized/.test(error.message);
}

/** The server's own words for a person, or `fallback` if it sent none. */
export function serverMessageOf(error: unknown, fallback: string): string {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return fallback;
  // The word for clients precedes the words for people.
  return error.serverMessage.replace(/^Unauthorized: /, '') || fallback;
}

function readIssues(value: unknown): ApiIssue[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((issue) => ({ path: stringOr(issue['path'], ''), message: stringOr(issue['message'], '') }));
}

function stringOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
