import { describe, expect, it } from 'vitest';
import { BACKGROUND_PACKAGE_INFO } from '#contract/checks/order/background-package-info.ts';
import { screeningLabel } from '#contract/checks/order/screening-labels.ts';
import screens from './es/validation.json' with { type: 'json' };

const OF_REPORTS = [
  'Identity',
  'National criminal records',
  'County criminal records',
  'Employment and education',
  'Background report',
];

describe('the names of screenings', () => {
  it('a screening has the same Spanish name as on the screens', () => {
    const onScreens: Readonly<Record<string, string>> = screens;
    for (const screening of [...BACKGROUND_PACKAGE_INFO.comprehensive.includes, ...OF_REPORTS]) {
      expect(screeningLabel(screening, 'es')).toBe(onScreens[screening]);
      expect(screeningLabel(screening, 'en')).toBe(screening);
    }
  });

  it('a screening has the name that its agency gave it', () => {
    expect(screeningLabel('Motor vehicle report', 'es')).toBe('Motor vehicle report');
  });
});
