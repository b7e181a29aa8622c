import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const directives = (stripe: boolean): Map<string, string> => {
  const { policy } = pagePolicy({ stripe, secure: true });
  return new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one]));
};

/** The hosts that Stripe.js requires for its scripts, frames, and API. */
const ALLOWED = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

describe('the policy of a page', () => {
  it('a page loads only from its own host if the sandbox takes payments', () => {
    expect([...directives(false).values()].join(' ')).not.toMatch(/https?:/);
  });

  it.each(Object.entries(ALLOWED))('a page allows Stripe in %s if Stripe takes payments', (name, hosts) => {
    const sources = directives(true).get(name)?.split(' ').slice(1) ?? [];
    expect(sources.filter((source) => !source.startsWith("'nonce-"))).toEqual(["'self'", ...hosts]);
  });

  it('a page runs a script only with the nonce of its response', () => {
    const { nonce, policy } = pagePolicy({ stripe: true, secure: true });
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(sources.filter((source) => source.startsWith("'"))).toEqual(["'self'", `'nonce-${nonce}'`]);
    expect(pagePolicy({ stripe: true, secure: true }).nonce).not.toBe(nonce);
  });

  it('a page allows Stripe in no other directive', () => {
    const others = [...directives(true)].filter(([name]) => !(name in ALLOWED));
    expect(others.map(([, one]) => one).join(' ')).not.toMatch(/https?:/);
  });
});
