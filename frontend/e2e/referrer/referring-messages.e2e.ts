import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import { answering, refusing, signedOut, silent, type Answer } from '../support/answers.ts';
import { expectSeen, expectText, expectToast, PATIENT } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember, freshPhone } from '../support/sign-up.ts';

const WORKER = 'Rosa Díaz';

const press = (on: Page | Locator, name: string): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();

/** What stands in the form when nothing was entered: rules.md#refer-form. */
const FIELD_MESSAGES = [
  'Worker name must be at least 2 characters',
  'Please enter a valid phone number',
  'Please select your relationship',
  'You must confirm consent',
];

/** What a refused submit says, and where: rules.md#referral-refusals. */
const SUBMIT_MESSAGES: readonly (readonly ['toast' | 'form', Answer, string])[] = [
  ['toast', silent, 'ErrorFailed to submit referral. Please try again.'],
  ['toast', signedOut, 'ErrorPlease try again or refresh the page.'],
  [
    'form',
    refusing(409, 'hiring.already_referred', ''),
    'This worker has already been referred for this job',
  ],
  ['form', refusing(403, 'hiring.own_job', ''), 'Employers cannot refer to their own jobs'],
  ['form', refusing(422, 'hiring.self_referral', ''), "You can't refer yourself"],
  ['form', refusing(422, 'hiring.job_closed', ''), 'This job is no longer open'],
  ['form', refusing(429, 'http.too_many', ''), 'Wait a bit and try again'],
];
const SEND_MESSAGES: readonly (readonly ['toast' | 'form', Answer, string])[] = [
  ['toast', silent, 'ErrorFailed to send verification code. Please try again.'],
  ['toast', signedOut, 'ErrorPlease try again or refresh the page.'],
  ['form', refusing(429, 'hiring.too_many_codes', ''), "We've sent too many codes."],
  ['form', refusing(409, 'hiring.already_confirmed', ''), 'The worker has already confirmed.'],
];
const VERIFY_MESSAGES: readonly (readonly [Answer, string])[] = [
  [
    refusing(400, 'hiring.invalid_code', 'Invalid Code'),
    'Invalid CodeThe verification code is incorrect or expired.',
  ],
  [refusing(409, 'hiring.already_confirmed', ''), 'ErrorThe worker has already confirmed.'],
  [refusing(429, 'http.too_many', ''), 'ErrorToo many tries.'],
  [silent, 'ErrorPlease try again or refresh the page.'],
  [signedOut, 'ErrorPlease try again or refresh the page.'],
];

/** What each step of the tracker means: rules.md#tracker-steps. */
const STEPS = [
  'SubmittedYour referral was submitted.',
  'PendingThe employer is reviewing your referral. Review takes 3-5 business days.',
  'Offer SentThe employer sent an offer to the candidate.',
  'Candidate AcceptsThe candidate accepted the offer.',
  'CompletedHire confirmed and payout ready.',
];

/** rules.md#claim-figures; true: the dialog closes. */
const CLAIM_MESSAGES: readonly (readonly [Answer, string, boolean])[] = [
  [silent, 'Payout FailedPlease try again.', false],
  [
    refusing(422, 'rewards.too_few_points', ''),
    "Payout FailedYou don't have enough points for this boost.",
    false,
  ],
  [refusing(409, 'rewards.already_claimed', ''), 'Payout FailedThis payout has already been claimed.', true],
  [signedOut, 'ErrorPlease try again or refresh the page.', true],
  [{ status: 200, body: { totalPayout: '58.00' } }, 'Payout Processed!We added $58 to your balance.', true],
];

const reward = (number: number, affordable = false): object => ({
  id: `0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c0${number}`,
  workerName: `Hank ${number}`,
  jobTitle: 'Roofer',
  company: 'Hill Country Builders',
  completedAt: '2026-11-20T00:00:00.000Z',
  basePayout: '50.00',
  tier: 'bronze',
  payoutProcessed: false,
  payout: null,
  boost: { amount: '8.00', points: 175, affordable },
});
const rewards = (count: number): Answer => ({
  status: 200,
  body: Array.from({ length: count }, (_, index) => reward(index)),
});

describe('every message about referring', () => {
  let browser: Browser;
  let product: Product;
  let member: Person;
  let job: string;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    const employer = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    const scene = new Fixture(employer, member);
    job = await scene.job('Drywall finisher');
    await scene.submitted(WORKER);
    ({ page } = member);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const openForm = async (): Promise<Locator> => {
    await page.goto(`/job/${job}`);
    await page.evaluate(() => sessionStorage.clear());
    await press(page, 'Refer Someone');
    const dialog = page.getByRole('dialog', { name: 'Refer a Worker' });
    await dialog.waitFor();
    return dialog;
  };
  const fillWorker = async (dialog: Locator, name: string): Promise<void> => {
    await dialog.getByLabel("Worker's full name").fill(name);
    await dialog.getByLabel("Worker's phone number").fill(freshPhone());
    await dialog.getByLabel('How do you know the worker?').selectOption('Friend');
    await dialog.getByLabel(/^I confirm that the worker knows/).check();
  };

  it('names what is missing in the form, in its fields', async () => {
    const dialog = await openForm();
    await expectText(dialog, 'The employer is asked to call within 24 hours.');
    await press(dialog, 'Submit Referral');
    for (const message of FIELD_MESSAGES) await expectText(dialog, message);
    await dialog.getByLabel("Worker's email").fill('no mail');
    await dialog.getByLabel('Your name').fill('A');
    await dialog.getByLabel('Your phone number').fill('1');
    await expectText(dialog, 'Please enter a valid email');
    await expectText(dialog, 'Your name must be at least 2 characters');
  });

  it.each(SUBMIT_MESSAGES)('refused, it says in a %s: %o %s', async (place, answer, wanted) => {
    const dialog = await openForm();
    await fillWorker(dialog, 'Walt Ames');
    await answering(page, '**/api/referrals', answer);
    await press(dialog, 'Submit Referral');
    if (place === 'toast') await expectToast(page, wanted);
    else await expectText(dialog.getByRole('alert'), wanted);
    if (answer === signedOut) await dialog.waitFor({ state: 'hidden' });
    await page.unroute('**/api/referrals');
  });

  it.each(SEND_MESSAGES)('a code that is not sent says in a %s: %o %s', async (place, answer, wanted) => {
    await page.goto('/my-referrals');
    await press(page.getByRole('article', { name: WORKER }), 'Finish verification');
    const dialog = page.getByRole('dialog', { name: 'Verify Phone Number' });
    await answering(page, '**/send-verification', answer);
    await press(dialog, 'Send verification code');
    if (place === 'toast') await expectToast(page, wanted);
    else await expectText(dialog.getByRole('alert'), wanted);
    if (answer === signedOut) await dialog.waitFor({ state: 'hidden' });
    await page.unroute('**/send-verification');
  });

  it('verifies with six digits and nothing less', async () => {
    await page.goto('/my-referrals');
    await press(page.getByRole('article', { name: WORKER }), 'Finish verification');
    const dialog = page.getByRole('dialog');
    await press(dialog, 'Send verification code');
    await expectToast(page, 'Verification Code Sent');
    const verify = dialog.getByRole('button', { name: 'Verify', exact: true });
    await dialog.getByLabel('Verification code').fill('12345');
    expect(await verify.getAttribute('aria-disabled')).toBe('true');
    for (const [answer, wanted] of VERIFY_MESSAGES) {
      await answering(page, '**/verify', answer);
      await dialog.getByLabel('Verification code').fill('000000');
      await verify.click();
      await expectToast(page, wanted);
    }
    await dialog.waitFor({ state: 'hidden' });
    await page.unroute('**/verify');
  });

  it('says what each step of the tracker means', async () => {
    await page.goto('/my-referrals');
    await press(page.getByRole('article', { name: WORKER }), 'Steps and history');
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    await expect.poll(() => steps.count(), PATIENT).toBe(STEPS.length);
    for (const [index, words] of STEPS.entries()) await expectText(steps.nth(index), words);
    await expectText(page.getByRole('list', { name: `Timeline of ${WORKER}` }), 'By you');
  });

  it('says how a claim ended, and offers a boost only to who has the points', async () => {
    await answering(page, '**/api/completed-referrals*', { status: 200, body: [reward(1), reward(2, true)] });
    await page.goto('/referrer-dashboard?tab=payouts');
    const claim = page.getByRole('article', { name: 'Hank 2' }).getByRole('button');
    const dialog = page.getByRole('dialog', { name: 'Claim your payout' });
    await page.getByRole('article', { name: 'Hank 1' }).getByRole('button').click();
    await expectText(dialog, 'A boost adds $8 for 175 points.');
    expect(await dialog.getByRole('radio').count()).toBe(0);
    await press(dialog, 'Cancel');
    for (const [answer, wanted, closes] of CLAIM_MESSAGES) {
      await answering(page, '**/payout', answer);
      if (!(await dialog.isVisible())) await claim.click();
      await dialog.getByRole('radio', { name: /^With a boost: \$58/ }).check();
      await press(dialog, 'Claim $58');
      await expectToast(page, wanted);
      if (closes) await dialog.waitFor({ state: 'hidden' });
    }
    await page.unroute('**/payout');
    await page.unroute('**/api/completed-referrals*');
  });

  it('copies the link where the clipboard is closed, and says when it cannot, or has no code', async () => {
    await page.goto('/referrer-dashboard?tab=referrals');
    const { referralCode } = await call(member, 'GET', '/api/auth/user');
    const copy = (answer: boolean) =>
      page.evaluate((works) => {
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
        document.execCommand = () => {
          const { activeElement } = document;
          if (activeElement instanceof HTMLTextAreaElement)
            Object.assign(window, { copied: activeElement.value });
          return works;
        };
      }, answer);
    await copy(false);
    await press(page, 'Copy referral link');
    await expectToast(page, 'Copy FailedCould not copy the link. Please try again.');
    await copy(true);
    await press(page, 'Copy referral link');
    await expectToast(page, 'Referral Link Copied!');
    expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(
      `${product.origin}/join?ref=${referralCode}`,
    );
    const user = await call(member, 'GET', '/api/auth/user');
    await answering(page, '**/api/auth/user', { status: 200, body: { ...user, referralCode: '' } });
    await page.goto('/referrer-dashboard?tab=referrals');
    await press(page, 'Copy referral link');
    await expectToast(page, 'No Referral CodePlease contact support to get your referral code');
    await page.unroute('**/api/auth/user');
  });

  it('shows three jobs on a phone and four on the desk, three payouts, five referrals, and what to do next', async () => {
    const [open] = await call(member, 'GET', '/api/jobs');
    const [referral] = await call(member, 'GET', '/api/my-referrals');
    const times = (count: number, one: object): Answer => ({
      status: 200,
      body: Array.from({ length: count }, (_, index) => ({
        ...one,
        id: `${index}`,
        workerName: `Bo ${index}`,
      })),
    });
    const jobs = page.locator('#part-opportunities').getByRole('article');
    const banner = page.getByRole('region', { name: /^(5 payouts ready|Jobs available|Check back soon)$/ });
    await answering(page, '**/api/my-referrals*', times(7, referral));
    await answering(page, '**/api/jobs?*', times(6, open));
    await answering(page, '**/api/completed-referrals*', rewards(5));
    await page.goto('/referrer-dashboard');
    await expect.poll(() => jobs.count(), PATIENT).toBe(3);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => jobs.count(), PATIENT).toBe(4);
    await expectText(banner, '5 payouts ready');
    expect(await page.locator('#part-payouts').getByRole('article').count()).toBe(3);
    expect(await page.locator('#part-referrals').getByRole('listitem').count()).toBe(5);
    const ways = page.getByRole('group', { name: 'Quick actions' });
    expect(
      await ways.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/my-referrals', '/leaderboard']);
    await expectSeen(ways.getByRole('button', { name: 'Refer a worker' }));
    await answering(page, '**/api/completed-referrals*', rewards(0));
    await page.reload();
    await expectText(banner, 'Jobs available');
    await expectText(banner, 'earn up to $500: $125 at 30 days, $375 at 60 days after the hire.');
    await answering(page, '**/api/jobs?*', { status: 200, body: [] });
    await page.reload();
    await expectText(banner, 'Check back soon');
    await expectText(page.locator('#part-opportunities'), 'Potential earnings: $500 per successful referral');
    for (const path of ['my-referrals*', 'jobs?*', 'completed-referrals*'])
      await page.unroute(`**/api/${path}`);
    await page.setViewportSize(PHONE);
  });
});
