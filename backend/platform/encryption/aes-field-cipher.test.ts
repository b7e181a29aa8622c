import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AesFieldCipher, isFieldKey } from './aes-field-cipher.ts';

const [first, second] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64')];
const PLACE = { table: 'i9_entries', column: 'ssn', row: '0193e6a4-9d5c-7000-8000-000000000001' };
const cipher = new AesFieldCipher([first]);

describe('the field cipher', () => {
  it('the field cipher opens any value that it sealed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(cipher.open(cipher.seal(value, PLACE), PLACE)).toBe(value);
      }),
    );
  });

  it('the field cipher seals a value differently each time and reveals nothing of it', () => {
    const sealed = [cipher.seal('123-45-6789', PLACE), cipher.seal('123-45-6789', PLACE)];
    expect(sealed[0]).not.toBe(sealed[1]);
    for (const one of sealed) {
      expect(one).toMatch(/^v1\.[\da-f]{8}\.[\w-]+$/);
      expect(Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('6789');
    }
  });

  it.each([
    ['table', { ...PLACE, table: 'i9_forms' }],
    ['column', { ...PLACE, column: 'passport' }],
    ['row', { ...PLACE, row: '0193e6a4-9d5c-7000-8000-000000000002' }],
  ])('a sealed value copied to another %s does not open', (_what, elsewhere) => {
    expect(() => cipher.open(cipher.seal('123456789', PLACE), elsewhere)).toThrow('changed or moved');
  });

  it('a sealed value with one changed bit or a missing end does not open', () => {
    const sealed = cipher.seal('123456789', PLACE);
    const [form = '', id = '', text = ''] = sealed.split('.');
    const bytes = Buffer.from(text, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      const broken = `${form}.${id}.${changed.toString('base64url')}`;
      expect(() => cipher.open(broken, PLACE)).toThrow('changed or moved');
    }
    for (const cut of ['', '.', sealed.slice(0, 20), bytes.subarray(0, 30).toString('base64url')])
      expect(() => cipher.open(cut, PLACE)).toThrow(/No key|cut off/);
    expect(() => cipher.open(`${form}.${id}.${bytes.subarray(0, 27).toString('base64url')}`, PLACE)).toThrow(
      'cut off',
    );
    expect(() => cipher.open(`${form}.${id}.${bytes.subarray(0, -1).toString('base64url')}`, PLACE)).toThrow(
      'changed or moved',
    );
  });

  it('the field cipher seals with the first key and opens with all of them', () => {
    const older = cipher.seal('123456789', PLACE);
    const both = new AesFieldCipher([second, first]);
    expect(both.open(older, PLACE)).toBe('123456789');
    const newer = both.seal('123456789', PLACE);
    const isCurrent = [older, newer].map((sealed) => sealed.startsWith(both.currentPrefix));
    expect(isCurrent).toEqual([false, true]);
    expect(() => cipher.open(newer, PLACE)).toThrow('No key in FIELD_ENCRYPTION_KEYS opens i9_entries.ssn');
  });

  it('an error reveals neither a key nor a value', () => {
    const sealed = cipher.seal('123456789', PLACE);
    const failing = [
      () => new AesFieldCipher([`${first}x`]),
      () => new AesFieldCipher([]).seal('123456789', PLACE),
      () => new AesFieldCipher([second]).open(sealed, PLACE),
    ];
    for (const fails of failing) {
      expect(fails).toThrow('FIELD_ENCRYPTION_KEYS');
      for (const secret of [first, '123456789', sealed]) expect(fails).not.toThrow(secret);
    }
  });
});

it('a key is 32 bytes in base64 or base64url', () => {
  expect([first, second].every(isFieldKey)).toBe(true);
  const wrong = [
    '',
    'short',
    first.slice(1),
    `${first}A`,
    randomBytes(31).toString('base64'),
    'ü'.repeat(43),
  ];
  expect(wrong.filter(isFieldKey)).toEqual([]);
});
