import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { CARDS, choose, fillCard, fillFields, rowOf } from '../support/steps/dashboard.ts';
import { answeringChanges, endingSession } from '../support/stand-ins/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { productDay } from '../support/product-day.ts';
import { Fixture } from '../support/fixture.ts';
import { openLetter } from '../support/steps/open-letter.ts';
import { becomeEmployer, becomeMember, fillAccount, freshPhone } from '../support/sign-up.ts';

describe('the edge cases', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let member: Person;
  let candidate: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    candidate = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    fixture = new Fixture(contractor, member);
  });
  afterAll(() => product.stop());

  const statusOf = (worker: string): Locator => rowOf(contractor.page, worker).getByRole('cell').nth(3);
  const openDashboard = async (): Promise<Page> => {
    await contractor.page.goto('/employer-dashboard');
    await expectSeen(contractor.page.getByRole('table', { name: 'Recent Referrals' }));
    return contractor.page;
  };
  /** Faster than any page can react. */
  const clickTwice = (button: Locator): Promise<void> =>
    button.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
    });

  it('the employer sees that a candidate declined, and pays only the price of the letter', async () => {
    const { signPath } = await fixture.sentLetter('Dee Clines');
    const { page } = candidate;
    await page.goto(signPath);
    await expectText(page.locator('dl'), 'StatusWaiting for your answer');
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const sure = page.getByRole('dialog').getByRole('button', { name: 'Decline offer' });
    const calls = /\/api\/offer-letters\/sign\//;
    await answeringChanges(page, calls, { status: 409 });
    await sure.click();
    await expectToast(page, 'Failed to process signature');
    await page.unroute(calls);
    await sure.click();
    await expectToast(page, 'Offer Declined');
    await expectText(page.locator('dl'), 'StatusDeclined');
    await expectSeen(page.getByRole('heading', { name: 'You declined this offer' }));
    await fixture.settle();
    await openDashboard();
    await expectText(statusOf('Dee Clines'), 'Interview Scheduled');
    await contractor.page.getByRole('tab', { name: 'Billing' }).click();
    await expectText(contractor.page.getByRole('region', { name: 'Spend by month' }), '$25');
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('a withdrawn offer cannot be signed', async () => {
    const { signPath } = await fixture.sentLetter('Will Draw');
    const page = await openDashboard();
    await choose(page, 'Will Draw', 'Manage Offer Letter');
    const dialog = page.getByRole('dialog', { name: 'Offer Letter Management' });
    await dialog.getByRole('tab', { name: 'Actions' }).click();
    await dialog.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw Offer' }).click();
    const question = page.getByRole('dialog', { name: 'Withdraw the offer to Will Draw?' });
    await question.getByRole('button', { name: 'Withdraw Offer' }).click();
    await expectToast(page, 'Offer Withdrawn');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expectText(statusOf('Will Draw'), 'Interview Scheduled');
    await candidate.page.goto(signPath);
    await expectSeen(candidate.page.getByRole('heading', { name: 'This offer was withdrawn' }));
    await expect
      .poll(() => candidate.page.getByRole('button', { name: 'Accept', exact: true }).count())
      .toBe(0);
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('an unknown link says that it is invalid', async () => {
    await candidate.page.goto('/sign-offer/nobody-sent-this');
    await expectSeen(candidate.page.getByRole('heading', { name: 'Invalid signing link' }));
  });

  it('a missing job and a missing page say so', async () => {
    const { page } = candidate;
    await page.goto('/job/0197f6a0-0000-7000-8000-000000000000');
    await expectSeen(page.getByRole('heading', { name: 'Job Not Found' }));
    await page.goto('/nowhere');
    await expectSeen(page.getByRole('heading', { name: '404 Page Not Found' }));
  });

  it('members cannot open the screens of employers, and visitors are sent to sign in', async () => {
    await member.page.goto('/employer-dashboard');
    await expectSeen(member.page.getByText('This page is for employers'));
    await member.page.goto('/post-job');
    await expectSeen(member.page.getByText('Only employers can post jobs'));
    await candidate.page.goto('/employer-dashboard');
    await candidate.page.waitForURL('**/login?returnTo=%2Femployer-dashboard');
    await candidate.page.goto('/post-job');
    await expectSeen(candidate.page.getByText('Please log in to post a job.'));
  });

  it('a double press of Send makes one offer and one charge', async () => {
    const before = await fixture.charged();
    await fixture.interviewing('Sandy Twice');
    const page = await openDashboard();
    await choose(page, 'Sandy Twice', 'Send Offer');
    const dialog = page.getByRole('dialog', { name: 'Create Offer Letter' });
    await dialog.getByLabel('Start date').fill(await productDay(contractor, 21));
    await expectSeen(dialog.getByText('Total $925.00'));
    await clickTwice(dialog.getByRole('button', { name: 'Continue to payment' }));
    await fillCard(page, CARDS.good);
    const pay = page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Pay \$/ });
    await clickTwice(pay);
    await expectToast(page, 'Offer Letter Sent');
    expect((await fixture.charged()) - before).toBe(925);
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('a double press of Hire hires and charges only once', async () => {
    await fixture.signedLetter('Hilda Twice');
    const before = await fixture.charged();
    const page = await openDashboard();
    await choose(page, 'Hilda Twice', 'Mark as Hired');
    const dialog = page.getByRole('dialog', { name: 'Hire Hilda Twice' });
    await dialog.getByLabel(/^Drug test/).check();
    await expectText(dialog.locator('dl'), '$50.00');
    await clickTwice(dialog.getByRole('button', { name: 'Hire & Process Payment' }));
    await fillCard(page, CARDS.good);
    await clickTwice(page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: /^Pay \$/ }));
    await expectText(statusOf('Hilda Twice'), 'Hired');
    expect((await fixture.charged()) - before).toBe(50);
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('a double press of Claim pays only once', async () => {
    await fixture.completed('Clay Twice');
    const { page } = member;
    await page.goto('/my-referrals');
    const card = page.getByRole('article', { name: 'Clay Twice' });
    await card.getByRole('button', { name: 'Claim $50 payout' }).click();
    await clickTwice(page.getByRole('dialog').getByRole('button', { name: 'Claim $50' }));
    await expectToast(page, 'We added $50 to your balance.');
    await expectText(card, 'Claimed');
    const { availableBalance } = await call(member, 'GET', '/api/payout-account');
    expect(availableBalance).toBe('50.00');
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('a lost connection during submit does not lose typed text', async () => {
    const jobId = await fixture.job('Roofer');
    const { page, context } = member;
    await page.goto(`/job/${jobId}`);
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    const dialog = page.getByRole('dialog');
    await fillFields(dialog, { "Worker's full name": 'Olaf Line', "Worker's phone number": freshPhone() });
    await dialog.getByLabel('How do you know the worker?').selectOption('Friend');
    await dialog.getByLabel(/^I confirm that the worker knows/).check();
    // The code for toasts loads some seconds after the screen, and must arrive before the connection drops.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Toaster-')),
    );
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Submit Referral' }).click();
    await expectToast(page, 'You seem to be offline. Check your connection and try again.');
    await expect.poll(() => dialog.getByLabel("Worker's full name").inputValue()).toBe('Olaf Line');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Submit Referral' }).click();
    await expectSeen(page.getByRole('dialog', { name: 'Job Referral Submitted!' }));
    await page.getByRole('button', { name: 'Verify later' }).click();
    const referrals: Loose[] = await call(member, 'GET', '/api/my-referrals');
    expect(referrals.filter(({ workerName }) => workerName === 'Olaf Line')).toHaveLength(1);
  });

  it('a failure whose message cannot load leaves the screen and the typed text unchanged', async () => {
    const { signPath } = await fixture.sentLetter('Nora Signal');
    const { page, context, complaints } = await meet(browser, product, { viewport: PHONE });
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    const expectFailed = async (path: string): Promise<void> => {
      await expect.poll(() => failed).toContainEqual(expect.stringContaining(path));
    };
    await page.route(/assets\/Toaster-/, (route) => route.abort());
    await page.goto(signPath);
    await openLetter(page);
    await page.getByLabel('Sign with your full name').fill('Nora Signal');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await context.setOffline(true);
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await accept.click();
    await expectFailed('/api/offer-letters/sign/');
    // The code for toasts loads after some seconds or with the message, whichever is first.
    await expectFailed('/Toaster-');
    await expect.poll(() => accept.getAttribute('aria-busy')).toBeNull();
    await expect.poll(() => page.getByLabel('Sign with your full name').inputValue()).toBe('Nora Signal');
    expect(complaints.filter((words) => words.includes('TypeError'))).toEqual([]);
    await context.close();
  });

  it('a user who signs up returns to the job and its form, and the Back button closes only the form', async () => {
    const jobId = await fixture.job('Mason');
    const { page, context } = await meet(browser, product, { viewport: PHONE });
    await page.goto(`/job/${jobId}`);
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Join to refer workers' }).click();
    await fillAccount(page, 'Ana', 'Email');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL(`**/job/${jobId}*`);
    await page.getByRole('button', { name: 'Start Referring Workers' }).click();
    const form = page.getByRole('dialog', { name: 'Refer a Worker' });
    await form.getByLabel("Worker's full name").fill('Mo Mortar');
    await page.goBack();
    await form.waitFor({ state: 'hidden' });
    await expectSeen(page.getByRole('heading', { name: 'Mason', level: 1 }));
    await page.getByRole('button', { name: 'Refer Someone' }).click();
    await expect.poll(() => form.getByLabel("Worker's full name").inputValue()).toBe('Mo Mortar');
    await context.close();
  });

  it('an unfinished job survives a reload and the end of the session', async () => {
    const { page, context } = contractor;
    await page.goto('/post-job');
    await fillFields(page, {
      'Job title': 'Tile setter',
      Description: 'Set tile in forty bathrooms.',
      Location: 'Austin, TX',
      'Pay rate': '$30/hour',
      Schedule: 'Full-time',
      'Referral bonus': '300',
    });
    await page.getByLabel('Equal Employment Opportunity').check();
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Tile setter');
    await expect.poll(() => page.getByLabel('Referral bonus').inputValue()).toBe('300');
    const cookies = await context.cookies();
    await endingSession(page, '**/api/jobs');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Please try again or refresh the page.');
    await expectSeen(page.getByText('Please log in to post a job.'));
    await context.addCookies(cookies);
    await page.reload();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Tile setter');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Job Posted Successfully!' }));
    await page.goto('/post-job');
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('');
  });

  it('an unanswered offer expires', async () => {
    const { signPath } = await fixture.sentLetter('Ed Late');
    await fixture.settle(8 * 24);
    await candidate.page.goto(signPath);
    await expectSeen(candidate.page.getByRole('heading', { name: 'This offer has expired' }));
    await expect
      .poll(() => candidate.page.getByRole('button', { name: 'Accept', exact: true }).count())
      .toBe(0);
    await openDashboard();
    await expectText(statusOf('Ed Late'), 'Interview Scheduled');
    expect(await fixture.booksAreClean()).toBe(true);
  });

  it('the pages logged no unexpected errors', () => {
    const offline = /ERR_INTERNET_DISCONNECTED/;
    const words = [contractor, member, candidate].flatMap(unexpected);
    expect(words.filter((line) => !offline.test(line))).toEqual([]);
  });
});
