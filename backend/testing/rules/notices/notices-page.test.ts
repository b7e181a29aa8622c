import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textOf } from '../repository-files.ts';
import { noticesPage } from './notices-page.ts';

const PAGE = 'docs/notices.md';

it('the page of notices matches the code', () => {
  if (process.env['WRITE_NOTICES']) writeFileSync(PAGE, noticesPage());
  expect(textOf(PAGE)).toBe(noticesPage());
});
