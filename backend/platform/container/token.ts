import type { Bind, ServiceIdentifier } from 'inversify';

declare const provided: unique symbol;

/** Names what the container gives out; carries its type, so that a wrong or misordered dependency does not compile. */
export type Token<T> = symbol & { readonly [provided]?: T };

export function token<T>(name: string): Token<T> {
  return Symbol.for(`crewvine.${name}`);
}

/** Binds one thing, made once per process from what it needs. */
export function provide<T, Needs extends readonly unknown[]>(
  bind: Bind,
  as: Token<T>,
  make: (...needs: Needs) => T,
  needs: { readonly [Index in keyof Needs]: Token<Needs[Index]> },
): void {
  bind(as as ServiceIdentifier<T>)
    .toResolvedValue(make as unknown as (...given: unknown[]) => T, needs as unknown as symbol[])
    .inSingletonScope();
}
