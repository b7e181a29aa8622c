import { expect, it } from 'vitest';
import { Aggregate } from './aggregate.ts';
import { domainEvent } from './domain-events.ts';

class Account extends Aggregate {
  readonly cents: number = 0;

  pay(cents: number): void {
    Object.assign(this, { cents: this.cents + cents });
    this.record(domainEvent('test.paid', new Date(0), { cents }));
  }
}

const paid = (cents: number) => expect.objectContaining({ name: 'test.paid', payload: { cents } });

it('gives each event once, in the order in which they happened', () => {
  const account = new Account();
  expect(account.pullEvents()).toEqual([]);
  account.pay(1);
  account.pay(2);
  expect(account.pullEvents()).toEqual([paid(1), paid(2)]);
  expect(account.pullEvents()).toEqual([]);
  account.pay(3);
  expect(account.pullEvents()).toEqual([paid(3)]);
});

it('collects for an object that was never constructed, and keeps it out of its fields', () => {
  const loaded: Account = Object.assign(Object.create(Account.prototype), { cents: 5 });
  loaded.pay(1);
  expect({ ...loaded }).toEqual({ cents: 6 });
  expect(JSON.parse(JSON.stringify(loaded))).toEqual({ cents: 6 });
  expect(new Account().pullEvents()).toEqual([]);
  expect(loaded.pullEvents()).toEqual([paid(1)]);
});
