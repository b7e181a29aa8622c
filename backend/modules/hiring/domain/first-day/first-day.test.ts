import { expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { FirstDay } from './first-day.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const opened = () => FirstDay.open({ referralId: newId<'referral'>(), nonce: 'n', tokenHash: 'h' }, NOW);

it('the first day preserves earlier details when no new ones are given', () => {
  const first = opened();
  first.give({ day: '2026-12-07', contactName: 'Mia' }, NOW);
  first.give({ day: null, contactName: null, contactPhone: '+15125550100' }, NOW);
  expect(first.facts).toMatchObject({ day: '2026-12-07', contactName: 'Mia', contactPhone: '+15125550100' });
});

it('the first day is announced once per hire', () => {
  const first = opened();
  const again = new Date('2026-12-02T12:00:00Z');
  expect([first.tell(NOW, NOW), first.tell(NOW, NOW), first.tell(again, NOW)]).toEqual([true, false, true]);
});
