import pg from 'pg';
import { chromium, type Browser } from 'playwright';
import { migrateDatabase } from '#platform/persistence/migrate.ts';
import { findBrowser } from '#testing/browser/browser.ts';
import { startServer } from '../server-process.ts';
import { machineWords, serveBarePage } from './calibration.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measured-pages.ts';
import { fillForPages } from './page-data.ts';
import { firstPaint, visit, type PageFigures } from './page-visit.ts';

const VISITS = 5;
const NAME = 'pages';

/** A browser as people have it: the tests' browser runs without optimizing compilers. */
async function openBrowser(): Promise<Browser> {
  const found = await findBrowser();
  const args = found.args.filter((one) => !one.startsWith('--js-flags'));
  return chromium.launch({ ...found, args, headless: true });
}

async function freshDatabase(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${NAME} with (force)`);
  await admin.query(`create database ${NAME}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${NAME}`;
  await migrateDatabase(url.href);
  await fillForPages(url.href);
  return url.href;
}

const median = (figures: readonly number[]): number =>
  figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN;

interface Measured {
  readonly page: MeasuredPage;
  readonly visits: readonly PageFigures[];
  /** First paints of a page with one heading, each right before a visit. */
  readonly barePaints: readonly number[];
}

interface Column {
  readonly head: string;
  readonly width: number;
  readonly of: (measured: Measured) => string;
}

const medianOf = (visits: readonly PageFigures[], figure: Exclude<keyof PageFigures, 'isDrawn'>): number =>
  median(visits.map((one) => one[figure]));

function rangeOf(figures: readonly number[]): string {
  return `${Math.min(...figures).toFixed(0)}–${Math.max(...figures).toFixed(0)}`;
}

const COLUMNS: readonly Column[] = [
  { head: 'bare', width: 6, of: ({ barePaints }) => median(barePaints).toFixed(0) },
  { head: 'first', width: 6, of: ({ visits }) => medianOf(visits, 'firstPaintMs').toFixed(0) },
  { head: 'largest', width: 8, of: ({ visits }) => medianOf(visits, 'largestPaintMs').toFixed(0) },
  { head: 'from–to', width: 11, of: ({ visits }) => rangeOf(visits.map((one) => one.largestPaintMs)) },
  { head: 'shift', width: 7, of: ({ visits }) => medianOf(visits, 'shift').toFixed(3) },
  { head: 'press', width: 6, of: ({ visits }) => medianOf(visits, 'interactionMs').toFixed(0) },
  { head: 'kB', width: 7, of: ({ visits }) => (medianOf(visits, 'bytes') / 1000).toFixed(1) },
];

const lineOf = (name: string, cell: (column: Column) => string): string =>
  `${name.padEnd(34)}${COLUMNS.map((column) => cell(column).padStart(column.width)).join(' ')}`;

function aboveLimits({ page: { most }, visits }: Measured): readonly string[] {
  const limits = [
    ['largest paint', medianOf(visits, 'largestPaintMs'), most.largestPaintMs],
    ['shift', medianOf(visits, 'shift'), most.shift],
    ['interaction', medianOf(visits, 'interactionMs'), most.interactionMs],
    ['bytes', medianOf(visits, 'bytes'), most.bytes ?? Number.POSITIVE_INFINITY],
  ] as const;
  return limits.filter(([, figure, limit]) => !(figure <= limit)).map(([what]) => what);
}

/** Visits that the busy server did not render; they count all the same. */
function undrawnWords({ page, visits }: Measured): string {
  const undrawn = visits.filter(({ isDrawn }) => !isDrawn).length;
  return page.cookies.length > 0 || undrawn === 0 ? '' : `${undrawn} of ${VISITS} undrawn`;
}

async function measure(
  browser: Browser,
  origin: string,
  bare: string,
  page: MeasuredPage,
): Promise<Measured> {
  // The first rendering of a page uses cold code.
  await fetch(`${origin}${page.path}`);
  const visits: PageFigures[] = [];
  const barePaints: number[] = [];
  for (let round = 0; round < VISITS; round += 1) {
    barePaints.push(await firstPaint(browser, bare));
    visits.push(await visit(browser, origin, page));
  }
  return { page, visits, barePaints };
}

const EXPLANATION = `
Medians of ${VISITS} first visits. bare: first paint of a page of one heading, just before each; first, largest: paints of the page;
from–to: the largest paint's range; shift: sum of all; press: from a press to the frame that shows it (all in ms); kB: before the largest paint.
`;

/**
 * Visits each page five times on a slow phone with a slow connection, and compares its medians with its
 * limits. False if one exceeds its limit.
 * @param only part of a page's name
 */
export async function measurePages(adminUrl: string, only = ''): Promise<boolean> {
  const server = await startServer('product', 'product-server.ts', await freshDatabase(adminUrl));
  const [browser, bare] = await Promise.all([openBrowser(), serveBarePage()]);
  try {
    process.stdout.write(`\n${machineWords()}\n\n${lineOf('page', ({ head }) => head)}\n`);
    let isKept = true;
    for (const page of MEASURED_PAGES.filter(({ name }) => name.includes(only))) {
      const measured = await measure(browser, `http://127.0.0.1:${server.port}`, bare.address, page);
      const above = aboveLimits(measured);
      const words = [above.length > 0 ? `above: ${above.join(', ')}` : '', undrawnWords(measured)]
        .filter(Boolean)
        .join('; ');
      process.stdout.write(`${lineOf(page.name, ({ of }) => of(measured))}  ${words}\n`);
      isKept &&= above.length === 0;
    }
    process.stdout.write(`${EXPLANATION}${machineWords()}\n`);
    return isKept;
  } finally {
    await browser.close();
    bare.stop();
    server.stop();
  }
}
