import { camel, pascal, words, type NewFile } from './use-case-files.ts';

export interface ScreenName {
  /** The folder of pages: `account`. */
  readonly area: string;
  /** In kebab case: `saved-tools`. */
  readonly name: string;
  /** The path of the screen, without parameters. */
  readonly path: string;
}

const NAME = /^([a-z]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
const PATH = /^(?:\/[a-z][a-z0-9-]*)+$/;

/** Reads `account/saved-tools` and `/saved-tools`. Null if invalid. */
export function readScreenName(typed: string, path: string): ScreenName | null {
  const [, area, name] = NAME.exec(typed) ?? [];
  return area !== undefined && name !== undefined && PATH.test(path) ? { area, name, path } : null;
}

const TEXTS = 'frontend/src/shared/i18n';
export const CATALOG = `${TEXTS}/catalog.ts`;
export const ROUTES = 'frontend/src/app/routing/routes.ts';
export const SCREENS = 'backend/platform/http/contract/screens.ts';

const titleOf = ({ name }: ScreenName): string => words(name);

function pageText({ name }: ScreenName): string {
  const type = `${pascal(name)}Page`;
  return `import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '#entities/session/index.ts';
import { Page, PageHeader } from '#shared/ui/index.ts';

export function ${type}() {
  const { t } = useTranslation('${name}');
  return (
    <RequireSignIn>
      <Page $width="form">
        <PageHeader title={t('title')} />
      </Page>
    </RequireSignIn>
  );
}
`;
}

/** A screen for signed-in users, with its texts. The Spanish title is the person's to write. */
export function screenFiles(screen: ScreenName, spanishTitle: string): readonly NewFile[] {
  const { area, name } = screen;
  const texts = (title: string): string => `${JSON.stringify({ title }, null, 2)}\n`;
  return [
    { path: `frontend/src/pages/${area}/${name}/ui/${pascal(name)}Page.tsx`, text: pageText(screen) },
    { path: `${TEXTS}/en/${name}.json`, text: texts(titleOf(screen)) },
    { path: `${TEXTS}/es/${name}.json`, text: texts(spanishTitle) },
  ];
}

/** The text with a line after the place; null if the place is missing. */
function withLine(text: string, place: string, line: string): string | null {
  return text.includes(place) ? text.replace(place, () => `${place}${line}\n`) : null;
}

/** The catalog of texts, which now has the file of the screen. */
export function withTexts(catalog: string, { name }: ScreenName): string | null {
  const joined = withLine(catalog, 'export interface Catalog {\n', `  '${name}': typeof ${camel(name)};`);
  return joined === null ? null : `import type ${camel(name)} from './en/${name}.json';\n${joined}`;
}

/** The table of routes, which now loads the screen. */
export function withRoute(routes: string, { area, name, path }: ScreenName): string | null {
  const page = `${pascal(name)}Page`;
  const load = `() => import('#pages/${area}/${name}/ui/${page}.tsx').then((page) => page.${page})`;
  return withLine(routes, 'const siteScreens: Screens = {\n', `  '${path}': ${load},`);
}

/** The list of screens behind sign-in, in alphabetical order, which now has the path. */
export function withScreen(screens: string, { path }: ScreenName): string | null {
  const [list, lines = ''] = /export const MEMBER_SCREENS = \[\n([^]*?)\] as const/.exec(screens) ?? [];
  if (list === undefined) return null;
  const sorted = [...lines.split('\n').filter(Boolean), `  '${path}',`].toSorted();
  return screens.replace(list, () => `export const MEMBER_SCREENS = [\n${sorted.join('\n')}\n] as const`);
}
