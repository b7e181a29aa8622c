import { describe, expect, it } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { HmacLinkSecrets } from '#platform/links/link-secrets.ts';
import { ALERT_CATEGORIES } from '#contract/identity/vocabulary/alerts.ts';
import { UnsubscribeLinks } from './unsubscribe-links.ts';

const linksUnder = (...keys: string[]) =>
  new UnsubscribeLinks(new HmacLinkSecrets(keys), 'https://crewvine.test');
const links = linksUnder('new', 'old');
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

describe('a link that ends emails', () => {
  it.each([...ALERT_CATEGORIES, 'digest' as const])(
    'an unsubscribe link identifies its person and %s, and differs for every other pair',
    (category) => {
      const userId = newId<'user'>();
      const url = links.pageOf({ userId, category });
      expect(links.read(tokenOf(url))).toEqual({ userId, category });
      expect(tokenOf(links.callOf({ userId, category }))).toBe(tokenOf(url));
      expect(links.pageOf({ userId: newId<'user'>(), category })).not.toBe(url);
    },
  );

  it('an unsubscribe link made under an older key works as long as that key is in the list', () => {
    const subscription = { userId: newId<'user'>(), category: 'offers' } as const;
    const old = tokenOf(linksUnder('old').pageOf(subscription));
    expect(links.read(old)).toEqual(subscription);
    expect(linksUnder('new').read(old)).toBeNull();
  });
});
