import { describe, expect, it } from 'vitest';
import { SECRET_PAGES, SECRET_QUERIES } from '#contract/http/secret-pages.ts';
import { routes } from './routes.ts';

const paths = routes.map(({ path }) => path);

describe('screens whose address holds a secret', () => {
  it('the secret pages are exactly the screens with a token or a code in their path', () => {
    const withSecret = paths.filter((path) => /:\w*(token|code)/i.test(path));
    expect(withSecret.toSorted()).toEqual([...SECRET_PAGES]);
    expect(paths).toEqual(expect.arrayContaining([...SECRET_QUERIES]));
  });
});
