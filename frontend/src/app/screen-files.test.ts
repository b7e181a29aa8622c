import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modulesOfScreens } from '../../build/screen-files.ts';
import { routes } from './routing/routes.ts';

const modules = modulesOfScreens(readFileSync(path.join(import.meta.dirname, 'routing/routes.ts'), 'utf8'));

it('the build knows the module of every screen, so that the page can name its files', () => {
  const paths = routes.map((route) => route.path).filter((one) => one !== '*');
  expect([...modules.keys()].toSorted()).toEqual(paths.toSorted());
  for (const module of modules.values()) expect(existsSync(module)).toBe(true);
});
