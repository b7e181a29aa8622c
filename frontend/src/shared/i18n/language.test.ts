import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage, chosenLanguageOr, languageOfAddress, pickLanguage } from './language.ts';

describe('the language at the first visit', () => {
  it('a stored choice precedes the browser’s languages', () => {
    expect(pickLanguage('es', ['en-US'])).toBe('es');
  });
  it('the first supported browser language counts', () => {
    expect(pickLanguage(null, ['fr-FR', 'es-MX', 'en-US'])).toBe('es');
  });
  it('English is the fallback, also for an invalid stored value', () => {
    expect(pickLanguage(null, ['de', 'fr'])).toBe('en');
    expect(pickLanguage('tlh', [])).toBe('en');
  });
});

it('the address selects a supported language', () => {
  expect(languageOfAddress('?job=1&lang=ES')).toBe('es');
  expect(languageOfAddress('?lang=tlh')).toBeNull();
  expect(languageOfAddress('')).toBeNull();
});

describe('a language that a page offers', () => {
  const storing = (value: string | null): void =>
    void vi.stubGlobal('localStorage', { getItem: () => value });
  afterEach(() => vi.unstubAllGlobals());

  it('the offered language is used without a stored choice', () => {
    storing(null);
    expect(chosenLanguageOr('es')).toBe('es');
  });
  it('a stored choice replaces the offered language', () => {
    storing('en');
    expect(chosenLanguageOr('es')).toBe('en');
  });
  it('a stored choice is ignored if the address selects a language', () => {
    storing('es');
    expect([chosenLanguage(''), chosenLanguage('?lang=en')]).toEqual(['es', null]);
    storing(null);
    expect(chosenLanguage('')).toBeNull();
  });
  it('a browser in Spanish replaces an English offer', () => {
    storing(null);
    vi.stubGlobal('navigator', { languages: ['es-MX', 'en-US'] });
    expect(chosenLanguageOr('en')).toBe('es');
  });
  it('the offered language is used if storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(chosenLanguageOr('es')).toBe('es');
  });
});
