import { expect, it } from 'vitest';
import { filesBelow, textOf } from '../repository-files.ts';

/** The labels in italics of the README's tour, with "…" for an amount. */
const [, tour = ''] = /## Five minutes\n(.*?)\n## /s.exec(textOf('README.md')) ?? [];
const labels = [...tour.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, label]) => label ?? '');
const catalogs = filesBelow('frontend/src/shared/i18n/en', '.json').map(textOf).join('\n');

it('the README names at least ten labels', () => {
  expect(labels.length).toBeGreaterThanOrEqual(10);
});

it.each(labels)('the label "%s" of the README is on a screen', (label) => {
  expect(catalogs.replaceAll(/\{\{\w+\}\}/g, '…')).toContain(`"${label}"`);
});
