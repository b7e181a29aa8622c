import { describe, expect, it } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const directives = (stripe: boolean): Map<string, string> => {
  const { policy } = pagePolicy({ stripe, secure: true });
  return new Map(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one]));
};

/** What Stripe.js asks for: its scripts, its frames and its interface. */
const ALLOWED = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

describe('the policy of a page', () => {
  it('knows no host but its own where the sandbox takes the payments', () => {
    expect([...directives(false).values()].join(' ')).not.toMatch(/https?:/);
  });

  it.each(Object.entries(ALLOWED))('lets Stripe into %s where Stripe takes them', (name, hosts) => {
    const sources = directives(true).get(name)?.split(' ').slice(1) ?? [];
    expect(sources.filter((source) => !source.startsWith("'nonce-"))).toEqual(["'self'", ...hosts]);
  });

  it('lets no script stand in a page but with the nonce of that answer', () => {
    const { nonce, policy } = pagePolicy({ stripe: true, secure: true });
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    expect(sources.filter((source) => source.startsWith("'"))).toEqual(["'self'", `'nonce-${nonce}'`]);
    expect(pagePolicy({ stripe: true, secure: true }).nonce).not.toBe(nonce);
  });

  it('lets Stripe into nothing else', () => {
    const others = [...directives(true)].filter(([name]) => !(name in ALLOWED));
    expect(others.map(([, one]) => one).join(' ')).not.toMatch(/https?:/);
  });
});
