import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

describe('initials', () => {
  it('initials are the upper-case first letters of the first and last name', () => {
    expect(initialsOf('maria', 'lópez')).toBe('ML');
    expect(initialsOf(' Ángel ', null)).toBe('Á');
  });
  it('a missing name gives the initial U', () => {
    expect(initialsOf(null, undefined)).toBe('U');
    expect(initialsOf('  ', '')).toBe('U');
  });
});
