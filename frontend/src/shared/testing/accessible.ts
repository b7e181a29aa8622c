import axe from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What needs a page that is laid out, or whole: the browser tests have it. */
const OF_PAGES = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main'];

/** Nothing that axe can find in a part or a dialog: names, roles, order. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  // No style rule is loaded: what is hidden by its attribute is seen here.
  const shown = { include: [root], exclude: ['[hidden]'] };
  const { violations } = await axe.run(shown, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
