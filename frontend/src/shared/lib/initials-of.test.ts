import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initials', () => {
  it('are upper-cased letters of first and last name', () => {
    expect(initialsOf('maria', 'lópez')).toBe('ML');
    expect(initialsOf(' Ángel ', null)).toBe('Á');
  });
  it('fall back to U', () => {
    expect(initialsOf(null, undefined)).toBe('U');
    expect(initialsOf('  ', '')).toBe('U');
  });
});
