/** One field that the server refused. `path` is dotted, as the field is named in the form. */
export interface ApiIssue {
  readonly path: string;
  readonly message: string;
}

/** What every failed call becomes. Plain data, so that it can live in the store. */
export interface ApiError {
  /** 0 where the server was not reached at all. */
  readonly status: number;
  /** `"<status>: <body text or status text>"` (rules.md#error-shape). */
  readonly message: string;
  /** The server's own sentence; empty where the body is not an error of ours: nobody should read `Not Found` or a proxy's page. */
  readonly serverMessage: string;
  /** `context.reason`; empty when the body carries none. */
  readonly code: string;
  readonly issues: readonly ApiIssue[];
  /** From when on the server would do it, as an ISO instant; missing where it does not say. */
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

/** The server's own words for a person, or `fallback` when there are none. */
export function serverMessageOf(error: unknown, fallback: string): string {
  if (!isApiError(error) || error.status === 0 || error.status >= 500) return fallback;
  // The word for clients stands in front of the one for people.
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
