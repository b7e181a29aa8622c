import { describe, expect, it } from 'vitest';
import { pickLanguage } from './language.ts';

describe('the language at the first visit', () => {
  it('is the stored choice before the browser’s', () => {
    expect(pickLanguage('es', ['en-US'])).toBe('es');
  });
  it('is the first browser language that is spoken here', () => {
    expect(pickLanguage(null, ['fr-FR', 'es-MX', 'en-US'])).toBe('es');
  });
  it('is English for everybody else, and for a stored value that makes no sense', () => {
    expect(pickLanguage(null, ['de', 'fr'])).toBe('en');
    expect(pickLanguage('tlh', [])).toBe('en');
  });
});
