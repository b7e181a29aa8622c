import { ContainerModule, type ResolutionContext } from 'inversify';
import * as tokens from '../tokens.ts';
import type { Platform } from '../platform.ts';
import type { ListToken, Token } from './token.ts';

/** The lists of the process, and the token of each. */
const LISTS = {
  routes: tokens.ROUTES,
  publicPages: tokens.PUBLIC_PAGES,
  publicAddresses: tokens.PUBLIC_ADDRESSES,
  consumers: tokens.EVENT_CONSUMERS,
  taskHandlers: tokens.TASK_HANDLERS,
  dueWork: tokens.DUE_WORK,
  personalData: tokens.PERSONAL_DATA,
  sealedFields: tokens.SEALED_FIELDS,
  measures: tokens.MEASURES,
  longCalls: tokens.LONG_CALLS,
  stoppables: tokens.STOPPABLES,
} as const;

type Lists = typeof LISTS;

/** The entries that a context adds to the lists of the process. */
export type Contributions = {
  readonly [Name in keyof Lists]?: Lists[Name] extends ListToken<infer Entry> ? readonly Entry[] : never;
};

/** A dependency that is looked up on first use: the context that binds it may be created later. */
interface Deferred<T> {
  readonly deferred: (context: ResolutionContext) => T;
}

/** For a port that a downstream context binds. */
export function later<T extends object>(what: Token<T>): Deferred<T> {
  return { deferred: (context) => onFirstUse(() => context.get<T>(what)) };
}

/** For everything that all contexts add to a list, in the order of the contexts. */
export function everyEntry<T>(what: ListToken<T>): Deferred<readonly T[]> {
  return {
    deferred: (context) =>
      onFirstUse(() => context.getAll<T | readonly T[]>(what, { optional: true }).flat() as readonly T[]),
  };
}

type Dependencies<Outside> = {
  readonly [Name in keyof Outside]: Token<Outside[Name]> | Deferred<Outside[Name]>;
};

/** The services that have a token of their own, because a process or a test reads or replaces one. */
const NAMED_SERVICES = {
  settings: tokens.SETTINGS,
  log: tokens.LOG,
  clock: tokens.CLOCK,
  orm: tokens.ORM,
  sql: tokens.SQL,
  unitOfWork: tokens.UNIT_OF_WORK,
  events: tokens.EVENT_PUBLISHER,
  taskQueue: tokens.TASK_QUEUE,
  queueWatch: tokens.QUEUE_WATCH,
  callEffects: tokens.CALL_EFFECTS,
  places: tokens.PLACES,
  phoneZones: tokens.PHONE_ZONES,
  printing: tokens.PRINTING,
  audit: later(tokens.AUDIT_TRAIL),
} satisfies Partial<Dependencies<Platform>>;

type NamedServices = Pick<Platform, keyof typeof NAMED_SERVICES>;

/** Collects the services of the platform in one record. */
export function platformModule(others: Omit<Platform, keyof NamedServices>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(tokens.PLATFORM)
      .toDynamicValue((resolution) => ({
        ...others,
        ...dependencies<NamedServices>(NAMED_SERVICES, resolution),
      }))
      .inSingletonScope();
  });
}

interface ContextDefinition<Outside, Offers> {
  /** Creates the context: repositories, use cases, routes. Called once per process. */
  readonly wire: (outside: Outside) => NoInfer<Offers> & Contributions;
  /** The source of each dependency. */
  readonly outside: Dependencies<NoInfer<Outside>>;
  /** The parts that other contexts and the composition root may use. */
  readonly offers: { readonly [Name in keyof Offers]: Token<Offers[Name]> };
}

/** Binds a context's public parts and its entries in the lists of the process. */
export function contextModule<Outside, Offers>(
  definition: ContextDefinition<Outside, Offers>,
): ContainerModule {
  const context = Symbol('context');
  return new ContainerModule(({ bind }) => {
    bind(context)
      .toDynamicValue((resolution) =>
        named(definition.wire.name, () => definition.wire(dependencies(definition.outside, resolution))),
      )
      .inSingletonScope();
    const part = (name: string, as: symbol, ifAbsent?: readonly never[]): void => {
      bind(as)
        .toDynamicValue((resolution) => resolution.get<Record<string, unknown>>(context)[name] ?? ifAbsent)
        .inSingletonScope();
    };
    for (const [name, as] of Object.entries<symbol>(definition.offers)) part(name, as);
    for (const [name, as] of Object.entries<symbol>(LISTS)) part(name, as, []);
  });
}

/** The wire functions that are waiting for another one, the first one first. */
const waiting: string[] = [];

/** @throws Error with the names of the functions, if two contexts need each other and neither is `later` */
function named<T>(wire: string, create: () => T): T {
  if (waiting.includes(wire)) throw new Error(`A circle of contexts: ${[...waiting, wire].join(' → ')}`);
  waiting.push(wire);
  try {
    return create();
  } finally {
    waiting.pop();
  }
}

function dependencies<Outside>(sources: Dependencies<Outside>, context: ResolutionContext): Outside {
  const given = Object.entries<symbol | Deferred<unknown>>(sources).map(([name, source]) => [
    name,
    typeof source === 'symbol' ? context.get(source) : source.deferred(context),
  ]);
  return Object.fromEntries(given) as Outside;
}

function onFirstUse<T extends object>(find: () => T): T {
  let found: T | null = null;
  return new Proxy({} as T, {
    get(_target, key) {
      found ??= find();
      const value: unknown = Reflect.get(found, key);
      return typeof value === 'function' ? value.bind(found) : value;
    },
  });
}
