/** The parts of a call's time in the process, in the order of a call. */
export const STAGES = [
  'node:http',
  'koa',
  'trace',
  'log',
  'compression',
  'errors',
  'headers',
  'cross-site',
  'router',
  'cache, ETag',
  'session',
  'limits',
  'schema',
  'use case',
  'database client',
  'sending',
  'garbage',
  'other',
] as const;
export type Stage = (typeof STAGES)[number];

/** Stages by the file of a function; the first match counts. */
const FILES: readonly (readonly [RegExp, Stage])[] = [
  [/http\/trace-calls|platform\/tracing/, 'trace'],
  [
    /http\/(request-log|logged-address)|platform\/metrics|node_modules\/(pino|sonic-boom|on-exit|atomic-sleep)/,
    'log',
  ],
  [/http\/compress-answers|node_modules\/(koa-compress|compressible|negotiator)/, 'compression'],
  [/http\/errors/, 'errors'],
  [/http\/security-headers|node_modules\/koa-helmet/, 'headers'],
  [/http\/csrf|app\/web-server/, 'cross-site'],
  [/node_modules\/(@koa\/router|path-to-regexp)/, 'router'],
  [/http\/(response-cache|encoded-text)|node_modules\/(vary|fresh|etag)/, 'cache, ETag'],
  [/http\/sessions|node_modules\/(koa-session|cookies|keygrip|tsscmp|crc)/, 'session'],
  [/http\/limits|node_modules\/rate-limiter-flexible/, 'limits'],
  [/routing\/promised|node_modules\/zod|#contract|\/contract\//, 'schema'],
  [/platform\/http/, 'router'],
  [/backend\/modules/, 'use case'],
  [
    /node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-[a-z]+)\/|platform\/persistence|mikro-orm|kysely/,
    'database client',
  ],
  [
    /node_modules\/(koa|koa-compose|delegates|on-finished|ee-first|statuses|content-type|type-is|accepts|parseurl)\//,
    'koa',
  ],
];

export interface Frame {
  readonly functionName: string;
  readonly url: string;
}

/** The stage of a sample: of the innermost function that belongs to one. Null if the process was idle. */
export function stageOf(stack: readonly Frame[]): Stage | null {
  const [leaf] = stack;
  if (!leaf || leaf.functionName === '(idle)' || leaf.functionName === '(program)') return null;
  if (leaf.functionName === '(garbage collector)') return 'garbage';
  for (const frame of stack) {
    if (frame.functionName === 'respond' && frame.url.includes('node_modules/koa/')) return 'sending';
    const known = FILES.find(([file]) => file.test(frame.url));
    if (known) return known[1];
  }
  return stack.some(({ url }) => url.startsWith('node:')) ? 'node:http' : 'other';
}
