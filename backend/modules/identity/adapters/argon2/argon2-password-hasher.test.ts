import { verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

describe('the password hasher', () => {
  it('the hasher makes argon2id hashes with OWASP parameters and recognizes the password', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('sturdy-hammer-9');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('sturdy-hammer-9', hash)).toBe(true);
    expect(await hasher.matches('sturdy-hammer-8', hash)).toBe(false);
  });

  it('an unknown account is compared with a hash of the same parameters and never matches', async () => {
    const verifier = vi.fn(verify);
    const hasher = new Argon2PasswordHasher(undefined, undefined, verifier);
    expect(await hasher.matches('nobody has this password', null)).toBe(false);
    expect(verifier).toHaveBeenCalledOnce();
    const [against] = verifier.mock.calls[0] ?? [];
    expect(String(against)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['composed', 'contraseña-90'],
    ['decomposed', 'contrasen\u0303a-90'],
    ['half composed', 'contrasen\u0303a-é-90'],
    ['without an accent', 'contrasena-90'],
  ])(
    'a password that is %s takes as many comparisons for an unknown account as for a known one',
    async (_form, typed) => {
      const verifier = vi.fn(verify);
      const hasher = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }, 3, verifier);
      const hash = await hasher.hash('another-password');
      expect(await hasher.matches(typed, hash)).toBe(false);
      const known = verifier.mock.calls.map(([, form]) => form);
      verifier.mockClear();
      expect(await hasher.matches(typed, null)).toBe(false);
      expect(verifier.mock.calls.map(([, form]) => form)).toEqual(known);
    },
  );

  it('the hasher rejects requests beyond its queue, so a flood of sign-ins leaves no backlog', async () => {
    const hasher = new Argon2PasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }, 3);
    const tries = Array.from({ length: 8 }, () => hasher.hash('sturdy-hammer-9'));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused).toEqual(Array(3).fill('Unavailable: Too many are waiting for their turn'));
  });
});
