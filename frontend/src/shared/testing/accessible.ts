import axe from 'axe-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that need a whole page with a layout. The browser tests check them. */
const OF_PAGES = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main'];

/** Expects that axe finds nothing in a part or a dialog: names, roles, order. */
export async function expectAccessible(root: Element = document.body): Promise<void> {
  // No style rules are loaded, so elements with the attribute `hidden` would count as visible.
  const shown = { include: [root], exclude: ['[hidden]'] };
  const { violations } = await axe.run(shown, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
}
