import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { answering, refusing, signedOut, silent, type Answer } from '../support/answers.ts';
import { expectAccessible, expectNoOverflow } from '../support/audit.ts';
import { CARDS, payByCard } from '../support/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const TRY_AGAIN = 'ErrorPlease try again or refresh the page.';

const SIMPLE = '/post-job';
const ENHANCED = '/post-job-enhanced';
const VARIANT = '/enhanced-job-posting';
/** What a form says when its call is refused: rules.md#texts-to-the-letter. */
const POST_TOASTS: readonly (readonly [screen: string, Answer, string])[] = [
  [SIMPLE, signedOut, TRY_AGAIN],
  [ENHANCED, signedOut, TRY_AGAIN],
  [
    ENHANCED,
    refusing(422, 'a.test', 'This state needs a license number'),
    'This state needs a license number',
  ],
  [VARIANT, signedOut, TRY_AGAIN],
  [VARIANT, silent, 'Failed to Post JobPlease try again.'],
  [
    VARIANT,
    refusing(422, 'a.test', 'This state needs a license number'),
    'Failed to Post JobThis state needs a license number',
  ],
];
const INTENT_TOASTS: readonly (readonly [Answer, string])[] = [
  [silent, 'Failed to create payment intent'],
  [signedOut, TRY_AGAIN],
  [
    refusing(404, 'a.test', 'This package is not available'),
    'Failed to create payment intentThis package is not available',
  ],
];
const LISTS = ['/jobs', '/home', '/'] as const;
/** rules.md#share-channels */
const CHANNELS: readonly (readonly [label: string, channel: string, opens: RegExp | null])[] = [
  ['WhatsApp', 'whatsapp', /^https:\/\/wa\.me\/\?text=.*Slate roofer/],
  ['Facebook', 'facebook', /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=http/],
  ['Text Message', 'sms', null],
  ['LinkedIn', 'linkedin', /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=http/],
  ['Email', 'email', null],
];
const JOB: Readonly<Record<string, string>> = {
  'Job title': 'Slate roofer',
  Company: 'Ridge & Co',
  Description: 'Tear-off and slate on old houses, with a crew of five and all tools there.',
  Location: 'Austin, TX',
  'Pay rate': '$28/hour',
  Schedule: 'Full-time',
  'Referral bonus': '500',
  'Hiring bonus': '500',
  'Pay amount': '28',
};
const TWO_MONTHS = 62 * 24;

describe('every message about posting, paying for and sharing jobs', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let visitor: Person;
  let scene: Fixture;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    visitor = await meet(browser, product, { viewport: DESKTOP });
    scene = new Fixture(contractor, member);
    job = await scene.job('Slate roofer');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const press = (on: Page | Locator, name: string): Promise<void> =>
    on.getByRole('button', { name, exact: true }).click();
  /** Whatever of a job the form asks for; the package where it is paid. */
  const fill = async (page: Page, screen: string, isPaid = false): Promise<void> => {
    await page.goto(screen);
    const form = page.getByRole('main');
    await form.getByRole('textbox', { name: 'Job title', exact: true }).waitFor();
    for (const [name, value] of Object.entries(JOB)) {
      const field = form.getByRole('textbox', { name, exact: true });
      if ((await field.count()) > 0) await field.fill(value);
    }
    if (screen === VARIANT) await form.getByLabel('Schedule').selectOption('full-time');
    for (const tick of await form.getByRole('checkbox').all()) await tick.check();
    if (!isPaid) return;
    await form.getByLabel('Paid post').check();
    await form.getByLabel('Featured · $99').check();
  };

  it.each(POST_TOASTS)('%s answered %o says "%s"', async (screen, answer, wanted) => {
    const { page } = contractor;
    await fill(page, screen);
    await answering(page, '**/api/jobs', answer);
    await press(page.getByRole('main'), 'Post Job');
    await expectToast(page, wanted);
    await page.unroute('**/api/jobs');
  });

  it.each(INTENT_TOASTS)('a payment that cannot be opened, %o, says "%s"', async (answer, wanted) => {
    const { page } = contractor;
    await fill(page, ENHANCED, true);
    await answering(page, '**/api/create-job-payment-intent', answer);
    await press(page.getByRole('main'), 'Continue to payment');
    await expectToast(page, wanted);
    await page.unroute('**/api/create-job-payment-intent');
  });

  it('a declined card says what the bank says, and packages that do not load can be asked for again', async () => {
    const { page } = contractor;
    await fill(page, ENHANCED, true);
    await press(page.getByRole('main'), 'Continue to payment');
    await payByCard(page, CARDS.declined);
    await expectText(page.getByRole('dialog'), 'Payment Failed');
    await expectText(page.getByRole('dialog'), 'Your card was declined.');
    await answering(page, '**/api/job-packages', silent);
    await page.goto(ENHANCED);
    await page.getByLabel('Paid post').check();
    await expectSeen(page.getByText("The packages didn't load"));
    await page.unroute('**/api/job-packages');
    await press(page, 'Retry');
    await expectSeen(page.getByText('Featured · $99'));
  });

  it.each(LISTS)('%s without its list says so and shows it after another try', async (screen) => {
    const { page } = visitor;
    const list = /\/api\/jobs\?/;
    await answering(page, list, silent);
    await page.goto(screen);
    await expectSeen(page.getByText('Failed to fetch jobs'));
    await page.unroute(list);
    await press(page, 'Retry');
    await expectSeen(page.getByRole('article', { name: 'Slate roofer' }));
  });

  it('a search that finds nothing says what can be done', async () => {
    const { page } = visitor;
    await page.goto('/jobs?q=neurosurgeon');
    await expectSeen(page.getByRole('heading', { name: 'No active jobs available' }));
    await expectText(page.getByRole('main'), 'No jobs match. Try other words or fewer filters');
    await press(page, 'View All Jobs');
    await expectSeen(page.getByRole('article', { name: 'Slate roofer' }));
  });

  it('a job that is not there and one that did not load are not the same', async () => {
    const { page } = member;
    await page.goto('/job/0193e6a4-9d5c-7000-8000-000000000001');
    await expectSeen(page.getByRole('heading', { name: 'Job Not Found' }));
    await answering(page, `**/api/jobs/${job}`, silent);
    await page.goto(`/job/${job}`);
    await expectSeen(page.getByText("This job didn't load"));
    await page.unroute(`**/api/jobs/${job}`);
  });

  it('every way to share carries the code of who shares, and is told to the browser and the server', async () => {
    const { page } = member;
    const { referralCode } = await call(member, 'GET', '/api/auth/user');
    await page.goto(`/job/${job}`);
    // What would open another window is written down instead; apps for texts and mail do not open here.
    await page.evaluate(`window.opened = []; window.open = (address) => void window.opened.push(address)`);
    for (const [label, channel, opens] of CHANNELS) {
      const told = page.waitForRequest((request) => request.url().endsWith(`/api/jobs/${job}/share`));
      await press(page.getByRole('main'), 'Share Job');
      await page.getByRole('menuitem', { name: label, exact: true }).click();
      expect((await told).postDataJSON()).toEqual({ channel });
      if (opens === null) continue;
      const opened: string[] = await page.evaluate('window.opened');
      const address = decodeURIComponent(opened.at(-1) ?? '');
      expect(address).toMatch(opens);
      expect(address).toContain(`/?job=${job}&ref=${referralCode}`);
    }
    const kept: Loose[] = JSON.parse(await page.evaluate(`localStorage.getItem('crewvine.shares')`));
    expect(kept).toHaveLength(CHANNELS.length);
    expect(kept[0]).toMatchObject({ jobId: job, referrerCode: referralCode, method: 'social_media' });
  });

  it('a copied link says so, and one that could not be copied too', async () => {
    const { page } = member;
    await page.goto(`/job/${job}`);
    const copy = async (): Promise<void> => {
      await press(page.getByRole('main'), 'Share Job');
      await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    };
    await copy();
    await expectToast(page, 'Link Copied!');
    await page.evaluate(`
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    `);
    await copy();
    await expectToast(page, 'Copy FailedCould not copy the link. Please try again.');
  });

  it('an edit and a close that fail say which of them did', async () => {
    const { page } = contractor;
    await page.goto(`/job/${job}/edit`);
    await page.getByLabel('Job title').fill('Slate and tin roofer');
    await answering(page, `**/api/jobs/${job}`, silent);
    await press(page, 'Save changes');
    await expectToast(page, "We couldn't save the job");
    await press(page.getByRole('main'), 'Close job');
    await press(page.getByRole('dialog'), 'Close job');
    await expectToast(page, "We couldn't close the job");
    await page.unroute(`**/api/jobs/${job}`);
  });

  describe('a paid post', () => {
    let paid: string;
    const state = async (): Promise<boolean> => (await call(contractor, 'GET', `/api/jobs/${paid}`)).isActive;

    it('says to its owner until when it is online', async () => {
      const { page } = contractor;
      await fill(page, ENHANCED, true);
      await press(page.getByRole('main'), 'Continue to payment');
      await payByCard(page, CARDS.good);
      await expectToast(page, 'Payment Successful');
      const [newest]: Loose[] = await call(contractor, 'GET', '/api/my-jobs');
      paid = newest.id;
      await page.goto(`/job/${paid}/edit`);
      await expectSeen(page.getByText(/^Online until \w{3} \d/));
      await press(page.getByRole('main'), 'Close job');
      await expectText(page.getByRole('dialog'), /you can reopen it until \w{3} \d/);
      await press(page.getByRole('dialog'), 'Cancel');
      await page.goto(`/job/${paid}`);
      await expectText(page.getByRole('main'), 'Online until');
      // Nobody calls themselves.
      expect(await page.getByRole('link', { name: 'Call' }).count()).toBe(0);
    });

    it('says when its days are over, what can be done, and what has failed', async () => {
      const { page } = contractor;
      await scene.settle(TWO_MONTHS);
      expect(await state()).toBe(false);
      await page.goto('/notifications');
      await page.getByText('Your paid post is over').click();
      await page.waitForURL(`**/job/${paid}/edit`);
      await expectSeen(page.getByText('Your paid days are over'));
      await expectAccessible(page, 'days are over');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page, 'days are over');
      await page.setViewportSize(DESKTOP);
      await press(page, 'Post Job again');
      await expectSeen(page.getByText('Please choose a package or a free post'));
      await page.getByLabel('Free post').check();
      for (const [answer, wanted] of [
        [refusing(402, 'a.test', 'You have no free job posts left'), 'No job posts left'],
        [silent, 'Failed to post job. Please try again.'],
      ] as const) {
        await answering(page, `**/api/jobs/${paid}/renew`, answer);
        await press(page, 'Post Job again');
        await expectToast(page, wanted);
      }
      await page.getByLabel('Basic · $49').check();
      await press(page, 'Continue to payment');
      await expectToast(page, 'Failed to create payment intent');
      await page.unroute(`**/api/jobs/${paid}/renew`);
    });

    it('goes on with another package', async () => {
      const { page } = contractor;
      await press(page, 'Continue to payment');
      await payByCard(page, CARDS.good);
      await expectToast(page, 'Payment Successful');
      await expectSeen(page.getByText(/^Online until/));
      expect(await state()).toBe(true);
    });
  });
});
