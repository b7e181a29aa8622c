import { expect, it } from 'vitest';
import { filesBelow, textOf } from './repository-files.ts';

/** The layers with groups of slices, and those with slices. */
const SLICE = /^frontend\/src\/(?:(?:pages|features)\/[\w-]+|widgets|entities)\/([\w-]+)\//;
/** It creates the API. */
const BASE = 'frontend/src/shared/api/api.ts';

/** The one way to write them. */
const CALLS = 'api.injectEndpoints({\n  endpoints: (build) => ({\n';

/** Says why a file may not define its calls like this, or null. */
function complaint(file: string, text: string): string | null {
  if (/\.enhanceEndpoints\(/.test(text)) return `${file}: add the tag to those in ${BASE}`;
  if (!text.includes('injectEndpoints(')) return null;
  const [folder = '', slice = ''] = SLICE.exec(file) ?? [];
  if (folder === '' || file !== `${folder}api/${slice}-api.ts`)
    return `${file}: a slice defines its calls in api/<slice>-api.ts`;
  const name = `${slice.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Api`;
  return text.includes(`const ${name} = ${CALLS}`)
    ? null
    : `${file}: write "const ${name} = api.injectEndpoints({ endpoints: (build) => ({"`;
}

it('every slice of the web client defines its calls in its api folder, in the same way', () => {
  const client = filesBelow('frontend/src', '.ts').filter((file) => !file.endsWith('.test.ts'));
  const parts = filesBelow('frontend/src', '.tsx').filter((file) => !file.endsWith('.test.tsx'));
  const complaints = [...client, ...parts].flatMap((file) => complaint(file, textOf(file)) ?? []);
  expect(complaints).toEqual([]);
});

it.each([
  ['frontend/src/features/job/share-job/model/share-job-calls.ts', `const shareJobApi = ${CALLS}`],
  ['frontend/src/features/job/share-job/api/share-api.ts', `const shareApi = ${CALLS}`],
  ['frontend/src/shared/kept/api/kept-api.ts', `const keptApi = ${CALLS}`],
  ['frontend/src/entities/job/api/job-api.ts', `const jobsApi = ${CALLS}`],
  [
    'frontend/src/entities/job/api/job-api.ts',
    `const jobApi = adminApi.injectEndpoints({\n  endpoints: (build) => ({\n`,
  ],
  ['frontend/src/entities/job/api/job-api.ts', `const jobApi = api.enhanceEndpoints({ addTagTypes: [] })`],
])('the rule for calls rejects a bad example in %s', (file, text) => {
  expect(complaint(file, text)).not.toBeNull();
});

it('the rule for calls accepts a good example', () => {
  expect(complaint('frontend/src/entities/job/api/job-api.ts', `const jobApi = ${CALLS}`)).toBeNull();
  expect(
    complaint('frontend/src/pages/worker/my-i9/api/my-i9-api.ts', `const myI9Api = ${CALLS}`),
  ).toBeNull();
});
