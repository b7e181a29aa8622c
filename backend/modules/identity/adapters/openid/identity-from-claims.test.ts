import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { identityFromClaims } from './identity-from-claims.ts';

const claims = { iss: 'https://id.example', sub: '42', email: 'Rosa@Works.Example', email_verified: true };

describe('what a provider says of someone', () => {
  it('is read with the address in small letters', () => {
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
  ])('shows a picture only over https: %j', (picture, pictureUrl) => {
    expect(identityFromClaims({ ...claims, picture }).pictureUrl).toBe(pictureUrl);
  });

  it.each([[true], ['true']])('counts as confirmed when it says %j', (email_verified) => {
    expect(identityFromClaims({ ...claims, email_verified }).emailVerified).toBe(true);
  });

  it.each([[undefined], [false], ['false'], [1], [null], ['yes']])(
    'is no confirmation when it says %j',
    (email_verified) => {
      expect(identityFromClaims({ ...claims, email_verified }).emailVerified).toBe(false);
    },
  );

  it('confirms no address that is none', () => {
    expect(identityFromClaims({ ...claims, email: 'nowhere' })).toMatchObject({
      email: null,
      emailVerified: false,
    });
  });

  it('makes a first draft of the names of whatever there is', () => {
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

  it.each([[{ sub: '' }], [{ sub: undefined }], [{ iss: 7 }]])('names nobody with %j', (change) => {
    expect(() => identityFromClaims({ ...claims, ...change })).toThrow(ZodError);
  });
});
