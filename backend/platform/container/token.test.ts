import 'reflect-metadata';
import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { construct, every, list, token } from './token.ts';

const NUMBER = token<number>('test.number');
const WORD = token<string>('test.word');
const SAID = list<string>('test.said');
const SAYING = token<Saying>('test.saying');
const PAIR = token<Pair>('test.pair');

interface SayingNeeds {
  readonly count: number;
  readonly word: string;
  readonly more: readonly string[];
}

class Saying {
  readonly text: string;

  constructor({ count, word, more }: SayingNeeds) {
    this.text = [...Array.from({ length: count }, () => word), ...more].join(' ');
  }
}

class Pair {
  readonly text: string;

  constructor(count: number, word: string) {
    this.text = `${count} ${word}`;
  }
}

function container(): Container {
  const made = new Container();
  made.bind(NUMBER).toConstantValue(2);
  made.bind(WORD).toConstantValue('hey');
  made.bind(SAID).toConstantValue('you');
  made.bind(SAID).toConstantValue('there');
  return made;
}

it('gives a class its needs by their names, once per process', () => {
  const made = container();
  // In another order than the class names them.
  construct(made.bind.bind(made), SAYING, Saying, { more: every(SAID), word: WORD, count: NUMBER });
  expect(made.get<Saying>(SAYING).text).toBe('hey hey you there');
  expect(made.get(SAYING)).toBe(made.get(SAYING));
});

it('gives a class with one or two needs those in their order', () => {
  const made = container();
  construct(made.bind.bind(made), PAIR, Pair, [NUMBER, WORD]);
  expect(made.get<Pair>(PAIR).text).toBe('2 hey');
});

it('a need that is missing, of another type, unknown or in the wrong place does not compile', () => {
  const made = container();
  const bind = made.bind.bind(made);
  // @ts-expect-error -- `more` is missing
  construct(bind, SAYING, Saying, { count: NUMBER, word: WORD });
  // @ts-expect-error -- `count` is no word
  construct(bind, SAYING, Saying, { count: WORD, word: WORD, more: every(SAID) });
  // @ts-expect-error -- `loud` is not a need of the class
  construct(bind, SAYING, Saying, { count: NUMBER, word: WORD, more: every(SAID), loud: WORD });
  // @ts-expect-error -- the other way round
  construct(bind, PAIR, Pair, [WORD, NUMBER]);
  expect(made.isBound(SAYING)).toBe(true);
});
