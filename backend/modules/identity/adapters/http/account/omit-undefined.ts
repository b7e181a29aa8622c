type Given<Body> = { readonly [Field in keyof Body]?: Exclude<Body[Field], undefined> };

/** For partial changes: the fields that a body has. One that is missing is not there, rather than undefined. */
export function omitUndefined<Body extends object>(body: Body): Given<Body> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<Body>;
}
