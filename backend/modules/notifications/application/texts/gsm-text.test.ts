import { describe, expect, it } from 'vitest';
import { gsmText, outgoingText, textParts } from './gsm-text.ts';

describe('the alphabet of texts', () => {
  it.each([
    ['su código: ¿vale 10 minutos, señor?', 'su codigo: ¿vale 10 minutos, señor?'],
    ['“O’Brien” — Núñez…', '"O\'Brien" - Nuñez...'],
    ['José', 'José'],
    ['Jose\u0301 Gonza\u0301lez', 'José Gonzalez'],
  ])('%j is simplified to %j', (given, simple) => {
    expect(gsmText(given)).toBe(simple);
    expect(textParts(simple)).toBe(1);
  });

  it('words that need another alphabet stay as they are', () => {
    expect(gsmText('Código de Иван')).toBe('Código de Иван');
    expect(gsmText('Rápido 👷')).toBe('Rápido 👷');
  });

  it('a text retains its accents as long as it fits in two parts', () => {
    const short = `Recomendación — José García ${'x'.repeat(106)}`;
    expect(outgoingText(short)).toBe(short.replace('—', '-'));
    expect(textParts(outgoingText(short))).toBe(2);
    expect(outgoingText(`${short}x`)).toBe(gsmText(`${short}x`));
    expect(textParts(outgoingText(`${short}x`))).toBe(1);
  });

  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['['.repeat(81), 2],
    ['И'.repeat(70), 1],
    ['И'.repeat(71), 2],
  ])('the parts of a text are counted', (words, parts) => {
    expect(textParts(words)).toBe(parts);
  });
});
