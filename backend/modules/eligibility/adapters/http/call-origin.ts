import type { CallOrigin } from '../../application/form/form-access.ts';

/** The user agent is stored as evidence, cut to this length. */
const MOST_USER_AGENT = 400;

export function originOf({
  address,
  userAgent,
}: {
  readonly address: string;
  readonly userAgent: string;
}): CallOrigin {
  return { ip: address, userAgent: userAgent.slice(0, MOST_USER_AGENT) || null };
}
