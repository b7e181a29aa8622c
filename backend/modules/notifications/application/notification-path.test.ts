import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../contract/vocabulary/notification-kinds.ts';
import { notificationPath, notificationTarget } from './notification-path.ts';
import { en } from './templates/en.ts';
import { es } from './templates/es.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('a notification', () => {
  it('a notification leads to the screen of its kind', () => {
    expect(notificationPath('reward_ready', {})).toBe('/my-referrals');
    expect(notificationPath('new_jobs', { savedSearchId: 's1' })).toBe('/jobs?saved=s1');
    expect(notificationPath('offer_countered', { referralId: 'r1' })).toBe('/employer/referrals?letter=r1');
    expect(notificationPath('job_days_over', { jobId: 'j1' })).toBe('/job/j1/edit');
  });

  it('a notification that both sides get leads each side to its own referrals', () => {
    expect(notificationPath('offer_accepted', {})).toBe('/dashboard');
    expect(notificationTarget('offer_accepted', {}, 'employer')).toBe('/employer-dashboard');
    expect(notificationTarget('offer_accepted', {}, 'referrer')).toBe('/my-referrals');
    expect(notificationTarget('referral_status_changed', {}, 'employer')).toBe('/my-referrals');
  });

  it('a notification of an unknown kind leads home', () => {
    expect(notificationTarget('told_long_ago', {}, 'employer')).toBe('/employer-dashboard');
  });

  it.each(Object.entries(NOTIFICATION_KINDS))(
    'the kind %s has words and an address for its facts',
    (kind, row) => {
      const address = 'address' in row ? row.address : '';
      const said = [en, es].flatMap(({ notices }) =>
        Object.entries(notices).flatMap(([name, { title, message }]) =>
          name === kind ? [title, message] : [],
        ),
      );
      expect(said).toHaveLength(4);
      const facts: readonly string[] = row.facts;
      for (const name of placeholders([address, ...said].join(' '))) expect(facts).toContain(name);
    },
  );
});
