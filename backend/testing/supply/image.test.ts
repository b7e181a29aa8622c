import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow, textOf } from '../rules/repository-files.ts';

const dockerfile = textOf('docker/Dockerfile');
/** The deletions as the build runs them, with continued lines joined. */
const deletions = [...dockerfile.replaceAll(/\\\n(?:\s*#.*\n)*/g, ' ').matchAll(/find backend [^&\n]+/g)].map(
  ([line]) => line,
);
const sources = filesBelow('backend', '.ts');

/** The sources that remain after the deletions, by name. */
function left(): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'crewvine-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of sources) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  for (const deletion of deletions) execFileSync('sh', ['-c', deletion], { cwd: folder });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
}

it('the image contains the whole product, but no tests and benchmarks', () => {
  expect(deletions).toHaveLength(2);
  const kept = new Set(left());
  const isOfTests = (file: string): boolean => /\.test\.ts$|\/(?:testing|bench|acceptance)\//.test(file);
  expect([...kept].toSorted()).toEqual(sources.filter((file) => !isOfTests(file)).toSorted());
  expect(kept.size).toBeGreaterThan(1_000);
  // The test settings are among the sources, but the product does not import them.
  kept.delete('backend/vitest.config.ts');
  const lost = [...kept].flatMap((file) =>
    [...textOf(file).matchAll(/(?:from|import\() ?'([^']+\.ts)'/g)]
      .map(([, name = '']) => `${path.posix.dirname(file)}/${name}`)
      .filter((name) => /\/(?:testing|bench|acceptance)\/|#testing\/|\.test\.ts$/.test(name))
      .map((name) => `${file} needs ${name}`),
  );
  expect(lost).toEqual([]);
});

it('the image runs as an unprivileged user and contains only build results', () => {
  const [, final = ''] = dockerfile.split(/^FROM \$\{NODE\}$/m);
  expect(final).toMatch(/^USER crewvine$/m);
  expect(final).toMatch(/^HEALTHCHECK /m);
  expect(final.match(/^(?:COPY|ADD) (?!--from=build --chown=root:root )/gm)).toBeNull();
});

it('every service restarts when it ends', () => {
  const [, services = ''] = /^services:\n((?: .*\n|\n)*)/m.exec(textOf('docker/compose.yaml')) ?? [];
  const parts = services.split(/^(?= {2}\w[\w-]*:)/m).filter((part) => /^ {2}\w/.test(part));
  const inherited = parts.find((part) => part.includes('&application')) ?? '';
  const restarts = parts.map((part) =>
    /^ {4}restart: unless-stopped$/m.test(part.includes('*application') ? inherited : part),
  );
  expect(parts.map((part) => part.trim().split(':')[0])).toEqual(['database', 'web', 'worker']);
  expect(restarts).toEqual([true, true, true]);
});
