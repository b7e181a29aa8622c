import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio, readColors } from './contrast.ts';

const colors = readColors(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));
const GROUNDS = ['paper', 'surface', 'sunken', 'raised'];

const TEXT: readonly (readonly [string, string])[] = [
  ...['text', 'text-muted', 'link', 'danger', 'success', 'action'].flatMap((text) =>
    GROUNDS.filter((ground) => !(ground === 'sunken' && text === 'success')).map(
      (ground) => [text, ground] as const,
    ),
  ),
  ['on-bar', 'bar'],
  ['on-bar-muted', 'bar'],
  ['on-bar', 'bar-hover'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['on-hi-vis', 'hi-vis'],
  ['on-bonus', 'bonus'],
  ['bonus-muted', 'bonus'],
  ['text', 'neutral-soft'],
  ['on-neutral-soft', 'neutral-soft'],
  ['on-info-soft', 'info-soft'],
  ['on-success-soft', 'success-soft'],
  ['on-warning-soft', 'warning-soft'],
  ['on-danger-soft', 'danger-soft'],
];

const SHAPES: readonly (readonly [string, string])[] = [
  ...['accent', 'line-strong', 'focus', 'success', 'info'].flatMap((shape) =>
    GROUNDS.map((ground) => [shape, ground] as const),
  ),
  ['focus-on-bar', 'bar'],
  ['accent', 'bar'],
  ['hi-vis', 'bar'],
  ['success-on-bar', 'bar'],
  ['danger-on-bar', 'bar'],
];

describe.each(['light', 'dark'] as const)('colors of the %s theme', (theme) => {
  const of = (name: string): string => {
    const value = colors[theme].get(name);
    if (!value) throw new Error(`no color --${name}`);
    return value;
  };

  it.each(TEXT)('%s is readable on %s (4.5:1)', (text, ground) => {
    expect(contrastRatio(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s is visible on %s (3:1)', (shape, ground) => {
    expect(contrastRatio(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
  });

  it('every color of text is measured', () => {
    const measured = new Set(TEXT.map(([text]) => text));
    const words = [...colors[theme].keys()].filter(
      (name) => name.startsWith('on-') || name.startsWith('text'),
    );
    expect(words.filter((name) => !measured.has(name))).toEqual([]);
  });
});

describe('the measurement', () => {
  it('the ratios match the standard', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
