import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguageOr, pickLanguage } from './language.ts';

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

describe('a language that a page offers', () => {
  const storing = (value: string | null): void =>
    void vi.stubGlobal('localStorage', { getItem: () => value });
  afterEach(() => vi.unstubAllGlobals());

  it('is taken by who has not chosen one here', () => {
    storing(null);
    expect(chosenLanguageOr('es')).toBe('es');
  });
  it('gives way to a choice', () => {
    storing('en');
    expect(chosenLanguageOr('es')).toBe('en');
  });
  it('gives way to a browser in Spanish where it is English', () => {
    storing(null);
    vi.stubGlobal('navigator', { languages: ['es-MX', 'en-US'] });
    expect(chosenLanguageOr('en')).toBe('es');
  });
  it('is taken where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(chosenLanguageOr('es')).toBe('es');
  });
});
