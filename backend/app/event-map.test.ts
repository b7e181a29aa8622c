import { expect, expectTypeOf, it } from 'vitest';
import { domainEvent, type DomainEvent, type EventMap, type EventName } from '#kernel/domain-events.ts';

/** The type of a value after a round trip through JSON. */
type Stored<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends Date
    ? string
    : { [Key in keyof Value]: Stored<Value[Key]> };

it('an event arrives unchanged: a payload contains nothing that JSON would change', () => {
  expectTypeOf<Stored<EventMap>>().toExtend<EventMap>();
  expectTypeOf<Stored<{ at: Date | null }>>().not.toExtend<{ at: Date | null }>();
  const told = domainEvent('billing.payment_failed', new Date(0), {
    paymentId: 'p',
    employerId: 'e',
    purpose: 'bonus',
    amountCents: 500_00,
    referralId: null,
    offerLetterId: null,
    jobId: null,
    message: 'Your card was declined',
  });
  const arrived: DomainEvent = JSON.parse(JSON.stringify(told));
  expect(arrived).toEqual(told);
});

it('the name of an event determines its payload', () => {
  expectTypeOf<EventName>().not.toEqualTypeOf<string>();
  expectTypeOf<DomainEvent['name']>().toEqualTypeOf<EventName>();
  expectTypeOf<DomainEvent<'identity.profile_completed'>['payload']>().toEqualTypeOf<{
    readonly userId: string;
  }>();
});
