import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

export interface FoundBrowser {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const ARGS = [
  '--no-sandbox', // root may not use the sandbox, and the pages are our own
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--font-render-hinting=none',
  // A test page lives for seconds: compiling it twice would cost a quarter of the processor time.
  '--js-flags=--no-opt --no-maglev',
  // A headless browser says so in its name, and the product takes it for a scanner (rules.md#looking-records-nothing).
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** The name of a phone's browser, for pages that the server renders only for phones. */
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const INSTALLED = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Starts a headless browser; all its contexts and pages are independent. Close it in `afterAll`. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await findBrowser()), headless: true });
}

/** An installed Chrome or Chromium (CHROME_PATH first), else the one from npm. Throws if none starts. */
export async function findBrowser(): Promise<FoundBrowser> {
  const base = currentEnvironment();
  for (const executablePath of installedBrowsers()) {
    if (starts(executablePath, base)) return { executablePath, args: ARGS, env: base };
  }
  return packagedBrowser(base);
}

function currentEnvironment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
}

function installedBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = INSTALLED.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [process.env['CHROME_PATH'] ?? '', ...onPath, mac].filter((file) => file !== '' && existsSync(file));
}

async function packagedBrowser(base: Record<string, string>): Promise<FoundBrowser> {
  const folder = await unpackedFolder();
  const executablePath = path.join(folder, 'chromium');
  const bare = { ...base, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') };
  if (starts(executablePath, bare)) return { executablePath, args: ARGS, env: bare };
  // For a machine without the libraries that a browser needs: the package contains them.
  const env = { ...bare, LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') };
  if (starts(executablePath, env)) return { executablePath, args: ARGS, env };
  throw new Error('No browser starts here. Install Chromium, or name one in CHROME_PATH.');
}

function starts(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env, timeout: 20_000 }).status === 0;
}

// The package unpacks to the temporary folder under a fixed name, and takes a half-written file for a
// complete one. Our own folder, renamed when complete, is safe with several processes and after an
// interrupted run.
async function unpackedFolder(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = path.resolve(path.dirname(main), '..');
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8'));
  const target = path.resolve(packed, '../../.cache', `chromium-${version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = draft;
  try {
    const parts = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(parts.map((part) => inflate(path.join(packed, 'bin', part))));
    writeFileSync(path.join(draft, 'fonts.conf'), fontSettings(target));
    if (!existsSync(target)) renameSync(draft, target);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

// A machine without fonts draws no text, so the package's own are added to those of the system.
function fontSettings(folder: string): string {
  const dirs = `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${escapeXml(folder)}/fonts</dir>`;
  const cache = `<cachedir>${escapeXml(folder)}/fonts-cache</cachedir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${dirs}${cache}</fontconfig>`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
