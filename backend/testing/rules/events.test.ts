import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { describe, expect, it } from 'vitest';
import { filesBelow, pathOf, textOf } from './repository-files.ts';
import {
  consumersIn,
  eventsListedIn,
  eventsToldIn,
  hearingOutOfTurn,
  type NamedEvent,
} from './told-events.ts';

const sources = filesBelow('backend/modules', '.ts')
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, source: textOf(file) }));
const listed = sources
  .filter(({ file }) => file.endsWith('/domain/events.ts'))
  .flatMap(({ file, source }) => eventsListedIn(file, source));
const told = sources.flatMap(({ file, source }) => eventsToldIn(file, source));
const consumers = sources.flatMap(({ file, source }) => consumersIn(file, source));

const { forbidden = [] } = await extractConfig(pathOf('.dependency-cruiser.mjs'));
const order = forbidden
  .filter((rule) => rule.name === 'contexts-know-only-earlier-ones')
  .flatMap((rule) => ('to' in rule ? [rule] : []))
  .map(({ from, to }) => ({ from: new RegExp(String(from.path)), to: new RegExp(String(to.path)) }));
const mayKnow = (file: string, other: string): boolean =>
  !order.some(({ from, to }) => from.test(file) && to.test(other));

const written = ({ context, name }: NamedEvent): string => `${context} tells ${name}`;
const twice = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

describe('the events', () => {
  it('exactly one context lists each event', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect(twice(listed.map(({ name }) => name))).toEqual([]);
  });

  it('every event is published, by the context that lists it', () => {
    expect([...new Set(told.map(written))].toSorted()).toEqual(listed.map(written).toSorted());
  });

  it('an event’s consumers are in its own context or downstream', () => {
    expect(order.length).toBeGreaterThan(0);
    expect(hearingOutOfTurn(consumers, listed, mayKnow)).toEqual([]);
  });
});

it('each consumer has a unique name', () => {
  expect(consumers.length).toBeGreaterThan(0);
  expect(twice(consumers.map(({ name }) => name))).toEqual([]);
});

describe('the reader of events', () => {
  const jobs = 'backend/modules/jobs/domain/events.ts';
  const lines = `export interface JobsEvents {\n  /** Why. */\n  'hiring.job_shared': JobParties & {\n    readonly a: string;\n  };\n}`;

  it('the events that a context lists are found', () => {
    expect(eventsListedIn(jobs, lines)).toEqual([{ name: 'hiring.job_shared', context: 'jobs' }]);
  });

  it('the events that a file publishes are found, on one line or on several', () => {
    const source = `domainEvent('a.one', at, {}); domainEvent(\n  'a.two',\n  at)`;
    expect(eventsToldIn(jobs, source).map(({ name }) => name)).toEqual(['a.one', 'a.two']);
    expect(() => eventsToldIn(jobs, 'domainEvent(name, at, {})')).toThrow('without writing out its name');
  });

  it('the events of a consumer are found', () => {
    const source = `consumer({\n  name: 'a.does',\n  on: [\n    'b.one',\n    'b.two',\n  ],\n`;
    expect(consumersIn(jobs, source)).toEqual([{ name: 'a.does', hears: ['b.one', 'b.two'], file: jobs }]);
    expect(() => consumersIn(jobs, 'consumer({ name, on: NAMES })')).toThrow('does not begin with its name');
  });

  it('a consumer of a downstream context’s event is an error', () => {
    const file = 'backend/modules/identity/adapters/queue/some-consumer.ts';
    const consumer = { name: 'identity.listens', hears: ['hiring.job_shared'], file };
    expect(hearingOutOfTurn([consumer], eventsListedIn(jobs, lines), mayKnow)).toEqual([
      'identity.listens hears hiring.job_shared of jobs',
    ]);
  });
});
