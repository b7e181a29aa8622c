import { describe, expect, it, vi } from 'vitest';

vi.mock('@node-rs/argon2', { spy: true });
// Files share their modules: an earlier one may have loaded the hasher without the spy.
vi.resetModules();
const argon2 = await import('@node-rs/argon2');
const { Argon2PasswordHasher } = await import('./argon2-password-hasher.ts');

describe('the password hasher', () => {
  it('makes argon2id with the parameters of OWASP, and knows the password again', async () => {
    const hasher = new Argon2PasswordHasher();
    const hash = await hasher.hash('sturdy-hammer-9');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches('sturdy-hammer-9', hash)).toBe(true);
    expect(await hasher.matches('sturdy-hammer-8', hash)).toBe(false);
  });

  it('compares with a hash of the same parameters where there is nobody, and never matches', async () => {
    const hasher = new Argon2PasswordHasher();
    vi.mocked(argon2.verify).mockClear();
    expect(await hasher.matches('nobody has this password', null)).toBe(false);
    expect(argon2.verify).toHaveBeenCalledOnce();
    const [against] = vi.mocked(argon2.verify).mock.calls[0] ?? [];
    expect(String(against)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
