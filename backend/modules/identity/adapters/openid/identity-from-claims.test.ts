import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { identityFromClaims, signedInAt } from './identity-from-claims.ts';

const claims = { iss: 'https://id.example', sub: '42', email: 'Rosa@Works.Example', email_verified: true };

describe('an identity from a provider', () => {
  it('the claims are read with the address in lower case', () => {
    expect(identityFromClaims({ ...claims, given_name: ' Rosa ', family_name: 'Díaz' })).toEqual({
      issuer: 'https://id.example',
      subject: '42',
      email: 'rosa@works.example',
      emailVerified: true,
      firstName: 'Rosa',
      lastName: 'Díaz',
      pictureUrl: null,
    });
  });

  it.each([
    ['https://id.example/rosa.png', 'https://id.example/rosa.png'],
    ['http://id.example/rosa.png', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    [`https://id.example/${'x'.repeat(500)}`, null],
    [7, null],
  ])('a picture is used only over https: %j', (picture, pictureUrl) => {
    expect(identityFromClaims({ ...claims, picture }).pictureUrl).toBe(pictureUrl);
  });

  it.each([[true], ['true']])('the address counts as confirmed when the claim is %j', (email_verified) => {
    expect(identityFromClaims({ ...claims, email_verified }).emailVerified).toBe(true);
  });

  it.each([[undefined], [false], ['false'], [1], [null], ['yes']])(
    'the address is unconfirmed when the claim is %j',
    (email_verified) => {
      expect(identityFromClaims({ ...claims, email_verified }).emailVerified).toBe(false);
    },
  );

  it('an invalid address is never confirmed', () => {
    expect(identityFromClaims({ ...claims, email: 'nowhere' })).toMatchObject({
      email: null,
      emailVerified: false,
    });
  });

  it('the names are filled in from any available claims', () => {
    expect(identityFromClaims({ ...claims, name: 'Ana de la Cruz' })).toMatchObject({
      firstName: 'Ana',
      lastName: 'de la Cruz',
    });
    expect(identityFromClaims({ ...claims, given_name: 17, name: 'a\u0000b' })).toMatchObject({
      firstName: '',
      lastName: '',
    });
    expect([...identityFromClaims({ ...claims, given_name: '👷'.repeat(90) }).firstName]).toHaveLength(80);
  });

  it.each([[{ sub: '' }], [{ sub: undefined }], [{ iss: 7 }]])('claims with %j are refused', (change) => {
    expect(() => identityFromClaims({ ...claims, ...change })).toThrow(ZodError);
  });
});

it.each([
  [{ auth_time: 1_800_000_000 }, 1_800_000_000],
  [{ auth_time: '1800000000' }, null],
  [{ auth_time: -1 }, null],
  [{}, null],
])('the time of a sign-in at the provider is known only if it says so: %j', (stated, at) => {
  expect(signedInAt(stated)).toBe(at);
});
