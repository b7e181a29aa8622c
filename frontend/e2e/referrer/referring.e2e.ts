import { shortCode } from '#contract/jobs/sharing/short-link.ts';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { adopted, call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember, freshPhone } from '../support/sign-up.ts';

const press = (on: Page | Locator, name: string): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();

describe('the referrer’s day', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let member: Person;
  let fixture: Fixture;
  let job: string;
  let page: Page;
  /** The link that Rosa received. */
  let sentLink: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    fixture = new Fixture(employer, member);
    job = await fixture.job('Drywall finisher');
    await fixture.job('Night electrician');
    ({ page } = member);
  });
  afterAll(() => product.stop());

  /** Empty, unless the test needs the text that was typed before. */
  const openForm = async (isKept = false): Promise<Locator> => {
    await page.goto(`/job/${job}`);
    if (!isKept) await page.evaluate(() => sessionStorage.clear());
    await press(page, 'Refer Someone');
    const dialog = page.getByRole('dialog', { name: 'Refer a Worker' });
    await dialog.waitFor();
    return dialog;
  };
  const fillWorker = async (dialog: Locator, name: string, phone = freshPhone()): Promise<void> => {
    await dialog.getByLabel("Worker's full name").fill(name);
    await dialog.getByLabel("Worker's phone number").fill(phone);
    await dialog.getByLabel('How do you know the worker?').selectOption('Friend');
    await dialog.getByLabel(/^I confirm that the worker knows/).check();
  };
  const crewRow = (dialog: Locator, number: number): Locator =>
    dialog.getByRole('group', { name: `Worker ${number}`, exact: true });

  it('typed text survives a reload, and the worker receives a text in their language', async () => {
    const phone = freshPhone();
    const first = await openForm();
    await fillWorker(first, 'Rosa Díaz', phone);
    await first.getByLabel("Language of the worker's text").selectOption('Español');
    await page.reload();
    const dialog = await openForm(true);
    await expect.poll(() => dialog.getByLabel("Worker's full name").inputValue()).toBe('Rosa Díaz');
    await press(dialog, 'Submit Referral');
    await expectToast(page, 'Job Referral Submitted!');
    await expectSeen(page.getByRole('dialog', { name: 'Job Referral Submitted!' }));
    await fixture.settle();
    const [text] = await call(member, 'GET', `/api/dev/outbox?to=${encodeURIComponent(`+1${phone}`)}`);
    expect(text.body).toMatch(/Conteste|Responda|empleo|trabajo/i);
    sentLink = /https?:\S+\/confirm-referral\/\S+/.exec(text.body)?.[0] ?? '';
    await press(page, 'Verify later');
    await expectToast(page, 'Referral SubmittedYou can finish verifying later');
  });

  it('the worker sees the language of the text until they choose another, and declines', async () => {
    const worker = await meet(browser, product, { viewport: PHONE, locale: 'en-US' });
    await worker.page.goto(sentLink);
    await expectSeen(worker.page.getByRole('heading', { name: 'Rosa Díaz, ¿quiere este trabajo?' }));
    await expect.poll(() => worker.page.locator('html').getAttribute('lang')).toBe('es');
    await expectText(worker.page.locator('main'), /\$\d+\/hora/);
    await worker.page.getByRole('radio', { name: 'English' }).click();
    await expectSeen(worker.page.getByRole('heading', { name: 'Rosa Díaz, do you want this job?' }));
    await worker.page.reload();
    await expectSeen(worker.page.getByRole('heading', { name: 'Rosa Díaz, do you want this job?' }));
    // Before, the form leads to a page that asks.
    await adopted(worker.page);
    await press(worker.page, 'No, thanks');
    const sure = worker.page.getByRole('dialog', { name: 'Decline this referral?' });
    await expectText(sure, "stays hidden, and we'll tell Ana Ruiz and the employer");
    await press(sure, 'No, thanks');
    await expectText(worker.page.locator('main'), 'You declined this referral.');
    await worker.context.close();
    await page.goto('/my-referrals');
    const card = page.getByRole('article', { name: 'Rosa Díaz' });
    await expectText(card, 'Worker declined');
    await expect.poll(() => card.getByRole('button', { name: 'Finish verification' }).count()).toBe(0);
  });

  it('the referrer finds a job by search, and refers a crew from a pasted list', async () => {
    await page.goto('/referrer-dashboard');
    await press(page, 'Refer a worker');
    const choice = page.getByRole('dialog', { name: 'Choose a Job' });
    await choice.getByLabel('Search jobs').fill('drywall');
    await expect.poll(() => choice.getByRole('listitem').count()).toBe(1);
    await expectAccessible(page, 'the list of jobs', true);
    await choice.getByRole('button', { name: /Drywall finisher/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Refer a Worker' });
    await dialog.getByRole('radio', { name: 'A crew' }).check();
    await press(dialog, 'Paste a list');
    const phones = [freshPhone(), freshPhone(), freshPhone()];
    const list = `Al Soto, ${phones[0]}\nBea Cruz\t${phones[1]}\nwho is this\nCy Vega ${phones[0]}`;
    await dialog.getByLabel('Your list').fill(list);
    await press(dialog, 'Use this list');
    await expectText(dialog, '1 line is missing a phone number.');
    await press(dialog, 'Paste a list');
    await expect.poll(() => crewRow(dialog, 3).getByLabel('Name').inputValue()).toBe('Cy Vega');
    await dialog.getByLabel('How do you know them?').selectOption('Coworker');
    await dialog.getByLabel(/every one of these workers/).check();
    await press(dialog, 'Submit Referral');
    await expectText(crewRow(dialog, 3), 'This worker is in the crew twice');
    await expectAccessible(page, 'the form of a crew', true);
    await crewRow(dialog, 3)
      .getByLabel('Phone number')
      .fill(phones[2] ?? '');
    await press(dialog, 'Submit Referral');
    await expectText(
      page.getByRole('dialog', { name: 'Job Referral Submitted!' }),
      'Your crew of 3 is referred.',
    );
    await page.getByRole('link', { name: 'Track these referrals' }).click();
    const card = page.getByRole('article', { name: 'Bea Cruz' });
    await expectText(card, 'Crew of 3');
    await expectText(card, 'Together with Al Soto and Cy Vega');
  });

  it('a pasted list marks the rows of workers whom someone else referred first', async () => {
    const taken = freshPhone();
    const body = {
      jobId: job,
      referrerName: 'Ana Ruiz',
      referrerPhone: freshPhone(),
      relationship: 'friend',
    };
    await call(member, 'POST', '/api/referrals', {
      ...body,
      workerName: 'First',
      workerPhone: taken,
      consent: true,
    });
    const dialog = await openForm();
    await dialog.getByRole('radio', { name: 'A crew' }).check();
    for (const [row, phone] of [taken, freshPhone()].entries()) {
      await crewRow(dialog, row + 1)
        .getByLabel('Name')
        .fill(`Worker ${row}`);
      await crewRow(dialog, row + 1)
        .getByLabel('Phone number')
        .fill(phone);
    }
    await dialog.getByLabel('How do you know them?').selectOption('Coworker');
    await dialog.getByLabel(/every one of these workers/).check();
    await press(dialog, 'Submit Referral');
    await expectText(crewRow(dialog, 1), 'This worker has already been referred for this job');
  });

  it('the address restores a search for a referral', async () => {
    await page.goto('/my-referrals?q=bea&status=submitted');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByLabel('Status').selectOption('Work Completed');
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('completed');
    await expectSeen(page.getByRole('heading', { name: 'No referrals found' }));
    await press(page, 'Show all referrals');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('the parts of the bonus match the server’s data', async () => {
    await fixture.completed('Hank Hall');
    await page.goto('/my-referrals?q=Hank');
    const money = page
      .getByRole('article', { name: 'Hank Hall' })
      .getByRole('list', { name: 'What this referral earns' });
    await expectText(money, /\$125.*25% bonus.*Coming.*\$375.*75% bonus.*Coming/s);
    await page.goto('/referrer-dashboard');
    await expectSeen(page.getByRole('heading', { name: '1 payout ready' }));
  });

  it('the referrer shares the program, adds a referrer only once, and sees what the links brought', async () => {
    const friend = await meet(browser, product, { viewport: PHONE });
    await becomeMember(friend, 'Otto');
    const { referralCode } = await call(friend, 'GET', '/api/auth/user');
    const own = await call(member, 'GET', '/api/auth/user');
    await call(friend, 'GET', `/api/join/${own.referralCode}`);
    await page.goto('/referrer-dashboard');
    await page.getByRole('tab', { name: 'Referrals' }).click();
    await expectText(page.locator('#section-program'), 'Clicks');
    await expect
      .poll(() => page.getByRole('table', { name: 'Clicks by day' }).getByRole('row').count())
      .toBe(31);
    await member.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy referral link');
    await expectToast(page, 'Referral Link Copied!');
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toBe(`${product.origin}/join?ref=${own.referralCode}`);
    await press(page, 'Share Crewvine');
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expectToast(page, 'Link Copied!');
    await press(page, 'Someone referred me');
    await press(page, 'Cancel');
    await press(page, 'Someone referred me');
    await page.getByLabel('Referral code').fill(referralCode);
    await press(page, 'Add referrer');
    await expectToast(page, 'Referrer Added!');
    await expectText(page.locator('#section-program'), 'You were referred by Otto Ruiz.');
    await friend.context.close();
  });

  it('the referrer shares a job through each channel with the code, and prints its poster', async () => {
    const { referralCode, id } = await call(member, 'GET', '/api/auth/user');
    await page.goto(`/job/${job}`);
    await page.evaluate(() => {
      const opened: string[] = [];
      Object.assign(window, { opened, open: (address: string) => opened.push(address) });
    });
    const item = async (name: string): Promise<void> => {
      await press(page, 'Share Job');
      await page.getByRole('menuitem', { name }).click();
    };
    for (const name of ['WhatsApp', 'Facebook', 'LinkedIn', 'Print a poster']) await item(name);
    const opened: string[] = await page.evaluate(() => Reflect.get(window, 'opened'));
    const link = `${product.origin}/j/${shortCode(job, referralCode)}`;
    for (const address of opened.slice(0, 3)) expect(decodeURIComponent(address)).toContain(link);
    expect(opened.at(-1)).toBe(`/api/jobs/${job}/poster.pdf?ref=${referralCode}`);
    const poster = await member.context.request.get(opened.at(-1) ?? '');
    expect(poster.headers()['content-type']).toBe('application/pdf');
    await item('Copy Link');
    await expectToast(page, 'Link Copied!');
    const shares = await page.evaluate(() => localStorage.getItem('crewvine.shares'));
    expect(JSON.parse(shares ?? '[]').at(-1)).toEqual({
      jobId: job,
      referrerCode: referralCode,
      referrerId: id,
      timestamp: expect.any(String),
      method: 'social_media',
    });
  });

  it('each tab fits the screen and is accessible on a desktop and on the narrowest phone', async () => {
    await page.goto('/referrer-dashboard?tab=referrals');
    await expectSeen(page.getByRole('heading', { name: 'Referral Program' }));
    await settled(page);
    await expectAccessible(page, 'the referral program');
    await page.setViewportSize(DESKTOP);
    await settled(page);
    await expectNoOverflow(page, 'the dashboard on a desktop');
    await expectAccessible(page, 'the dashboard on a desktop');
    await page.setViewportSize({ width: 320, height: 700 });
    const dialog = await openForm();
    await dialog.getByRole('radio', { name: 'A crew' }).check();
    await expectNoOverflow(page, 'the form of a crew at 320');
    expect(unexpected(member).filter((words) => !/status of (422|429|500)/.test(words))).toEqual([]);
  });

  it('a referrer with a hire is on the leaderboard, and their name appears when they agree', async () => {
    await fixture.completed('Lea Der');
    member.complaints.length = 0;
    const visitor = await meet(browser, product, { viewport: PHONE });
    const board = (on: Page): Locator => on.getByRole('list', { name: /All Time Leaders|This Month/ });
    await visitor.page.goto('/leaderboard');
    await expectText(board(visitor.page), 'Crewvine member');
    await expectSeen(visitor.page.getByRole('link', { name: 'Sign up free' }));
    await page.goto('/leaderboard');
    await expectText(page.getByRole('region', { name: 'Your progress' }), 'Crewvine member');
    await page.getByRole('link', { name: 'Change what others see' }).click();
    const agree = page.getByRole('checkbox', { name: 'Show me as Ana R.' });
    await Promise.all([page.waitForResponse('**/api/auth/preferences'), agree.click()]);
    await page.goBack();
    await expectText(board(page), 'Ana R.');
    await page.getByRole('tab', { name: 'This Month' }).click();
    await expectText(board(page), 'Ana R.');
    await visitor.page.reload();
    await expectText(board(visitor.page), 'Ana R.');
    for (const person of [member, visitor]) {
      await settled(person.page);
      await expectAccessible(person.page, 'leaderboard');
      await expectNoOverflow(person.page, 'leaderboard');
      expect(unexpected(person)).toEqual([]);
    }
  });
});
