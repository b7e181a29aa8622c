import type { Bind, ServiceIdentifier } from 'inversify';

declare const provided: unique symbol;
declare const listed: unique symbol;

/** Names what the container gives out; carries its type, so that a wrong or misordered dependency does not compile. */
export type Token<T> = symbol & { readonly [provided]?: T };

export function token<T>(name: string): Token<T> {
  return Symbol.for(`crewvine.${name}`);
}

/** Names a list of the process. Contexts add entries to it, one at a time or several together. */
export type ListToken<T> = Token<T | readonly T[]> & { readonly [listed]?: T };

export function list<T>(name: string): ListToken<T> {
  return Symbol.for(`crewvine.${name}`);
}

const everyOf = new Map<symbol, symbol>();

/** Among the needs of `provide`: everything that is bound under a token, in the order of the contexts; perhaps nothing. */
export function every<T>(of: ListToken<T>): Token<readonly T[]> {
  const all: Token<readonly T[]> = Symbol(`every ${String(of.description)}`);
  everyOf.set(all, of);
  return all;
}

function injectionOf(need: symbol): symbol | { isMultiple: true; optional: true; serviceIdentifier: symbol } {
  const of = everyOf.get(need);
  return of ? { isMultiple: true, optional: true, serviceIdentifier: of } : need;
}

function flattened(value: unknown, need: symbol | undefined): unknown {
  return need !== undefined && everyOf.has(need) && Array.isArray(value) ? value.flat() : value;
}

/** Binds one thing, made once per process from what it needs. */
export function provide<T, Needs extends readonly unknown[]>(
  bind: Bind,
  as: Token<T>,
  make: (...needs: Needs) => T,
  needs: { readonly [Index in keyof Needs]: Token<Needs[Index]> },
): void {
  bind(as as ServiceIdentifier<T>)
    .toResolvedValue(
      (...given: unknown[]) =>
        make(...(given.map((value, at) => flattened(value, needs[at])) as unknown as Needs)),
      needs.map((need) => injectionOf(need as symbol)),
    )
    .inSingletonScope();
}

/** Binds a class, made once per process: with one object of named needs, or with its one or two needs in their order. */
export function construct<T, Needs extends readonly unknown[]>(
  bind: Bind,
  as: Token<T>,
  what: new (...needs: Needs) => T,
  needs: { readonly [Index in keyof Needs]: Token<Needs[Index]> },
): void;
export function construct<T, Needs extends object>(
  bind: Bind,
  as: Token<T>,
  what: new (needs: Needs) => T,
  needs: { readonly [Name in keyof NoInfer<Needs>]: Token<Needs[Name]> },
): void;
export function construct<T>(
  bind: Bind,
  as: Token<T>,
  what: new (...needs: unknown[]) => T,
  needs: readonly symbol[] | Readonly<Record<string, symbol>>,
): void {
  if (Array.isArray(needs)) return provide(bind, as, (...given: unknown[]) => new what(...given), needs);
  const names = Object.keys(needs);
  const named = (given: readonly unknown[]) => Object.fromEntries(names.map((name, at) => [name, given[at]]));
  provide(bind, as, (...given: unknown[]) => new what(named(given)), Object.values(needs));
}
