import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage, chosenLanguageOr, languageOfAddress, pickLanguage } from './language.ts';

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

it('is the one that the address asks for, where it is spoken here', () => {
  expect(languageOfAddress('?job=1&lang=ES')).toBe('es');
  expect(languageOfAddress('?lang=tlh')).toBeNull();
  expect(languageOfAddress('')).toBeNull();
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
  it('is told apart from one that the address asks for', () => {
    storing('es');
    expect([chosenLanguage(''), chosenLanguage('?lang=en')]).toEqual(['es', null]);
    storing(null);
    expect(chosenLanguage('')).toBeNull();
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
