import { expect, it } from 'vitest';
import { EmbeddedSpamSignals } from './embedded-spam-signals.ts';

const signals = new EmbeddedSpamSignals();

it.each([
  ['We pour concrete on Monday, bring boots.', [], []],
  ['Pay is $28/hour, $500 bonus after 60 days.', ['https://osha.gov/a'], []],
  ['Three of them', ['https://a.com', 'https://b.com', 'https://c.com'], ['many_links']],
  ['Look here', ['https://bit.ly/x'], ['blocked_domain']],
  ['Look here', ['https://www.Bit.ly/x'], ['blocked_domain']],
  ['Look here', ['https://orbit.ly/x', 'not a link'], []],
  ['Call (512) 555-0100 now', [], ['phone_number']],
  ['In 2024, 2025 and 2026', [], []],
  ['Earn up to $5,000 weekly', [], ['pay_bait']],
  ['$900 a day for everyone', [], ['pay_bait']],
  ['Send the processing fee by Zelle', [], ['pay_bait']],
  ['Gane $3,000, llame al 512 555 0100', ['https://t.me/x'], ['blocked_domain', 'phone_number', 'pay_bait']],
] as const)('the text "%s" with the links %j has the signals %j', async (text, links, flags) => {
  expect(await signals.in({ text, links })).toEqual(flags);
});
