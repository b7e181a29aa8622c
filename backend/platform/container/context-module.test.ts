import 'reflect-metadata';
import { Container } from 'inversify';
import { beforeEach, expect, it } from 'vitest';
import { MEASURES, STOPPABLES } from '../tokens.ts';
import { contextModule, everyEntry, later } from './context-module.ts';
import { list, token } from './token.ts';

interface Greeting {
  greet(name: string): string;
}

const WORD = token<string>('test.word');
const GREETING = token<Greeting>('test.greeting');
const SHOUT = token<Greeting>('test.shout');
const NAMES = list<string>('test.names');

let container: Container;
beforeEach(() => {
  container = new Container();
  container.bind(WORD).toConstantValue('Hello');
});

const upstream = (made: string[]) =>
  contextModule({
    wire({ word, shout }: { readonly word: string; readonly shout: Greeting }) {
      made.push('upstream');
      const greeting: Greeting = { greet: (name) => `${word}, ${name}` };
      const stop = async () => void made.push(shout.greet('stop'));
      return { greeting, stoppables: [{ stop }] };
    },
    outside: { word: WORD, shout: later(SHOUT) },
    offers: { greeting: GREETING },
  });

const downstream = contextModule({
  wire: ({ greeting }: { readonly greeting: Greeting }) => ({
    shout: { greet: (name: string) => greeting.greet(name).toUpperCase() },
  }),
  outside: { greeting: GREETING },
  offers: { shout: SHOUT },
});

it('a context is created once, on the first use of one of its parts', () => {
  const made: string[] = [];
  container.load(upstream(made), downstream);
  expect(made).toEqual([]);
  expect(container.get<Greeting>(GREETING).greet('Ana')).toBe('Hello, Ana');
  expect(container.get(GREETING)).toBe(container.get(GREETING));
  expect(made).toEqual(['upstream']);
});

it('two contexts can use each other if one of them is looked up later', async () => {
  const made: string[] = [];
  container.load(upstream(made), downstream);
  const [stoppables] = container.getAll<readonly { stop(): Promise<void> }[]>(STOPPABLES);
  await stoppables?.[0]?.stop();
  expect(made).toEqual(['upstream', 'HELLO, STOP']);
});

it('a circle without a later dependency fails with the names of its wire functions', () => {
  const wireUpstream = ({ shout }: { readonly shout: Greeting }) => ({ greeting: shout });
  const wireDownstream = ({ greeting }: { readonly greeting: Greeting }) => ({ shout: greeting });
  container.load(
    contextModule({ wire: wireUpstream, outside: { shout: SHOUT }, offers: { greeting: GREETING } }),
    contextModule({ wire: wireDownstream, outside: { greeting: GREETING }, offers: { shout: SHOUT } }),
  );
  expect(() => container.get(GREETING)).toThrow('wireUpstream → wireDownstream → wireUpstream');
});

it('a context that adds nothing to a list adds no entry', () => {
  container.load(upstream([]), downstream);
  expect(container.getAll(MEASURES)).toEqual([[], []]);
});

it('the entries of all contexts arrive in one list', () => {
  container.bind(NAMES).toConstantValue(['Ana', 'Ben']);
  container.bind(NAMES).toConstantValue('Cal');
  const names = contextModule({
    wire: ({ all }: { readonly all: readonly string[] }) => ({
      greeting: { greet: (name: string) => [name, ...all].join(' ') },
    }),
    outside: { all: everyEntry(NAMES) },
    offers: { greeting: GREETING },
  });
  container.load(names);
  expect(container.get<Greeting>(GREETING).greet('Hi')).toBe('Hi Ana Ben Cal');
});

it('a source that is missing or has another type does not compile', () => {
  const wire = ({ word }: { readonly word: string }) => ({ greeting: { greet: () => word } });
  // @ts-expect-error -- `word` is missing
  contextModule({ wire, outside: {}, offers: { greeting: GREETING } });
  // @ts-expect-error -- a greeting is not a word
  contextModule({ wire, outside: { word: GREETING }, offers: { greeting: GREETING } });
  // @ts-expect-error -- the context offers no word
  contextModule({ wire, outside: { word: WORD }, offers: { greeting: WORD } });
  expect(wire({ word: 'Hey' }).greeting.greet()).toBe('Hey');
});
