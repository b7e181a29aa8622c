import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApplication, type TestApplication } from '#testing/fixtures/test-application.ts';
import { textOf } from '#testing/rules/repository-files.ts';

const TOKEN = 'a-token-that-only-the-scraper-has';
/** Prometheus's own metric: whether a target answered. */
const OF_PROMETHEUS = ['up'];

const [, ...alerts] = textOf('docker/alerts.yaml')
  .split('- alert: ')
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    expression: /expr: >-\s+(.*)\n/.exec(text)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
  }));

let app: TestApplication;
let told: readonly string[];

beforeAll(async () => {
  app = await startTestApplication({ environment: { METRICS_TOKEN: TOKEN } });
  const { body } = await app.client().get<string>('/metrics', { Authorization: `Bearer ${TOKEN}` });
  told = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
});
afterAll(() => app.stop());

it('the alerts are defined', () => {
  expect(alerts.length).toBeGreaterThan(12);
});

it.each(alerts)(
  'the alert $name uses existing figures and has a page with steps',
  ({ name, expression, runbook }) => {
    const words = [
      ...expression.replace(/\{[^}]*\}/g, '').matchAll(/\b(?:crewvine|nodejs|process)_\w+|\bup\b/g),
    ];
    expect(words.length).toBeGreaterThan(0);
    const unknown = words.map(([word]) => word).filter((word) => ![...told, ...OF_PROMETHEUS].includes(word));
    expect(unknown).toEqual([]);
    const [file = '', anchor = ''] = runbook.split('#');
    const page = textOf(file).split(`<a id="${anchor}"></a>`)[1] ?? '';
    expect(page.trimStart().startsWith(`### ${name}\n`)).toBe(true);
    // The page must have at least one step.
    expect(page.split('\n### ')[1]).toMatch(/^1\. /m);
  },
);

it('the operations page names exactly our figures', () => {
  const named = new Set(textOf('docs/operations.md').match(/crewvine_\w+/g));
  const ours = told.filter((name) => name.startsWith('crewvine_'));
  const table = textOf('docs/operations.md').split('## Figures')[1]?.split('\n## ')[0] ?? '';
  const missing = ours.filter((name) => !table.includes(`\`${name.replace(/_(?:bucket|count)$/, '')}\``));
  expect(missing).toEqual([]);
  expect(
    [...named].filter((name) => !ours.some((one) => one.startsWith(name) || name.startsWith(one))),
  ).toEqual([]);
});
