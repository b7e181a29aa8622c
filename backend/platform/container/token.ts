declare const provided: unique symbol;
declare const listed: unique symbol;

/** Names a part that the container provides. It carries the type, so that a wrong dependency does not compile. */
export type Token<T> = symbol & { readonly [provided]?: T };

export function token<T>(name: string): Token<T> {
  return Symbol.for(`crewvine.${name}`);
}

/** Names a list of the process. Contexts add entries to it. */
export type ListToken<T> = Token<T | readonly T[]> & { readonly [listed]?: T };

export function list<T>(name: string): ListToken<T> {
  return Symbol.for(`crewvine.${name}`);
}
