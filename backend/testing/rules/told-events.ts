const contextOf = (file: string): string => file.split('/')[2] ?? '';

/** The name of an event in the source of a context. */
export interface NamedEvent {
  readonly name: string;
  readonly context: string;
}

export interface NamedConsumer {
  readonly name: string;
  readonly hears: readonly string[];
  readonly file: string;
}

/** The events in a context's `domain/events.ts`. */
export function eventsListedIn(file: string, source: string): NamedEvent[] {
  return [...source.matchAll(/^ {2}'([a-z_.]+)': /gm)].map(([, name = '']) => ({
    name,
    context: contextOf(file),
  }));
}

/**
 * The events that a file publishes.
 * @throws if a name is not a literal
 */
export function eventsToldIn(file: string, source: string): NamedEvent[] {
  return [...source.matchAll(/\bdomainEvent\(\s*(?:'([a-z_.]+)')?/g)].map(([, name]) => {
    if (name === undefined) throw new Error(`${file} tells an event without writing out its name`);
    return { name, context: contextOf(file) };
  });
}

/**
 * The consumers in a file.
 * @throws if their literal names do not come first
 */
export function consumersIn(file: string, source: string): NamedConsumer[] {
  return [...source.matchAll(/\bconsumer\(\{(?:\s*name: '([a-z_.]+)',\s*on: \[([^\]]*)\])?/g)].map(
    ([, name, on]) => {
      if (name === undefined || on === undefined)
        throw new Error(`A consumer in ${file} does not begin with its name and what it hears`);
      return { name, hears: [...on.matchAll(/'([^']+)'/g)].map(([, heard = '']) => heard), file };
    },
  );
}

/** The consumers of events from contexts that they must not know. */
export function hearingOutOfTurn(
  consumers: readonly NamedConsumer[],
  listed: readonly NamedEvent[],
  mayKnow: (file: string, other: string) => boolean,
): string[] {
  return consumers.flatMap(({ name, hears, file }) =>
    listed
      .filter((event) => hears.includes(event.name))
      .filter(({ context }) => !mayKnow(file, `backend/modules/${context}/index.ts`))
      .map((event) => `${name} hears ${event.name} of ${event.context}`),
  );
}
