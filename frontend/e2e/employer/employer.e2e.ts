import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { answerInstead, answering, holding } from '../support/stand-ins/answers.ts';
import { OPEN_LETTER, REFERRAL_STATES } from '../support/stand-ins/referral-states.ts';
import { openBrowser } from '../support/browser.ts';
import { choose, rowOf } from '../support/steps/dashboard.ts';
import { expectFigures, expectSeen, expectText, expectToast, onPaper } from '../support/expectations.ts';
import { Finger } from '../support/finger.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const PEOPLE = ['Ada One', 'Ben Two', 'Cal Three', 'Dot Four', 'Eve Five', 'Fox Six'];

/** Each test continues where the one before ended. */
describe('an employer’s day', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const fixture = new Fixture(contractor, member);
    for (const name of PEOPLE) await fixture.submitted(name);
    page = contractor.page;
  });
  afterAll(() => product.stop());

  const table = (): Locator => page.getByRole('table', { name: 'Referral Management' });
  const row = (name: string): Locator => table().getByRole('row').filter({ hasText: name });
  const column = (name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const names = (): Promise<string[]> =>
    table().getByRole('row').locator('td:nth-child(2) button').allTextContents();

  it('the dashboard shows what waits and what to do next', async () => {
    await page.goto('/employer-dashboard');
    await expectSeen(page.getByText('Welcome back, Earl!'));
    await expectFigures(page, { 'Active Jobs': '6', 'Total Referrals': '6', 'Successful Hires': '0' });
    await expectText(page.getByRole('region', { name: 'Review referrals' }), '6 people are waiting');
    await page.getByRole('button', { name: 'Review now' }).click();
    await page.waitForURL('**/employer-dashboard?tab=referrals');
    await expectFigures(page, { Pending: '6', 'Not contacted': '0', Unconfirmed: '6' });
  });

  it('the employer schedules an interview and passes on a candidate in the quick view', async () => {
    await page.getByRole('button', { name: 'Schedule Interview with Ada One' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule without a time' }).click();
    await expectToast(page, 'Status Updated');
    await expectSeen(page.getByRole('button', { name: 'Hire Ada One' }));
    await page.getByRole('button', { name: 'Pass on Fox Six' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('button', { name: 'Pass on Fox Six' }).waitFor({ state: 'detached' });
    await expectFigures(page, { Pending: '5' });
  });

  it('the employer filters candidates by words, status, and confirmation, and the address stores the filters', async () => {
    await page.getByRole('link', { name: 'Manage all referrals' }).first().click();
    await expect.poll(names).toEqual(PEOPLE.toReversed());
    await page.getByLabel('Search by name or job').fill('three');
    await expect.poll(names).toEqual(['Cal Three']);
    await page.reload();
    await expect.poll(names).toEqual(['Cal Three']);
    await expect.poll(() => page.getByLabel('Search by name or job').inputValue()).toBe('three');
    await page.getByLabel('Search by name or job').fill('');
    await page.getByLabel('Status', { exact: true }).selectOption('Not Selected');
    await expect.poll(names).toEqual(['Fox Six']);
    await page.getByLabel('Search by name or job').fill('nobody');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(names).toHaveLength(6);
  });

  it('the employer rejects several candidates with one note, and undoes it in one step, even after a reload', async () => {
    for (const name of ['Dot Four', 'Eve Five']) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Reject (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject 2 candidates' });
    await dialog.getByRole('button', { name: 'Reject 2 candidates' }).click();
    await expectText(dialog, 'Please provide a reason');
    await dialog.getByLabel('Your note').fill('The crew is complete.');
    await dialog.getByLabel('Reason they may see').selectOption('Position filled');
    await dialog.getByRole('button', { name: 'Reject 2 candidates' }).click();
    await expectToast(page, '2 referrals: Not Selected');
    await expectText(row('Dot Four'), 'Not Selected');
    await page.reload();
    await page.getByRole('button', { name: /^Undo all \(/ }).click();
    await expectText(page.getByRole('dialog'), 'the last status change of 2 referrals');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Action Undone');
    await expectText(row('Dot Four'), 'New Referral');
    await expectText(row('Eve Five'), 'New Referral');
    await expect.poll(() => page.getByRole('button', { name: /^Undo all/ }).count()).toBe(0);
  });

  it('the employer contacts everyone who can be contacted, and sees who was skipped', async () => {
    await page.getByRole('button', { name: 'Select all 6' }).click();
    await expectSeen(page.getByText('6 selected'));
    const contact = page.getByRole('button', { name: 'Contact Workers (4)' });
    await page.setViewportSize({ ...DESKTOP, height: 620 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const top = await contact.evaluate((button) => button.getBoundingClientRect().top);
    expect(top, 'the actions follow the list').toBeGreaterThan(0);
    await page.setViewportSize(DESKTOP);
    await contact.click();
    await expectText(page.getByRole('dialog'), "4 of them haven't confirmed");
    await page.getByRole('dialog').getByRole('button', { name: 'Contact all 4' }).click();
    await expectToast(page, '4 referrals: Worker Contacted');
    await expectText(row('Ben Two'), 'Worker Contacted');
    await expectText(row('Ada One'), 'Interview Scheduled');
  });

  it('the printed list fits the paper, is complete, and has no checkboxes, filters, and actions', async () => {
    await expectSeen(table());
    await onPaper(page, async () => {
      // Letter paper without its margins.
      await page.setViewportSize({ width: 710, height: 900 });
      await expectNoOverflow(page, 'the list on paper');
      await expectSeen(page.getByRole('columnheader', { name: 'Status' }));
      const pressed = page.locator('main :is(input, select, [data-column=disposition]):visible');
      await expect.poll(() => pressed.count()).toBe(0);
    });
    await page.setViewportSize(DESKTOP);
  });

  it('the keyboard moves a card to a column that accepts it', async () => {
    await page.getByRole('radio', { name: 'Board' }).click();
    await expectText(column('Worker Contacted'), 'Ben Two');
    await page.getByRole('button', { name: 'Move Ben Two' }).focus();
    await page.keyboard.press('Space');
    await expectText(page.locator('[role="status"][aria-live]'), 'Ben Two is over Worker Contacted');
    await page.keyboard.press('ArrowRight');
    await expectText(page.locator('[role="status"][aria-live]'), 'Ben Two is over Interview Scheduled');
    await page.keyboard.press('Space');
    await expectText(column('Interview Scheduled'), 'Ben Two');
    await expectToast(page, 'Status Updated');
  });

  it('the mouse moves a card, and a rejection needs the same confirmation as in the menu', async () => {
    // The layout must not shift during the drag.
    await settled(page);
    const handle = page.getByRole('button', { name: 'Move Cal Three' });
    await drag(page, handle, column('Interview Scheduled'), 'Cal Three is over Interview Scheduled');
    await expectText(column('Interview Scheduled'), 'Cal Three');
    // Cal's old column also reloads.
    await settled(page);
    await page.getByRole('button', { name: 'Move Dot Four' }).focus();
    await page.keyboard.press('Space');
    await expectText(page.locator('[role="status"][aria-live]'), 'Dot Four is over Worker Contacted');
    for (const place of ['Interview Scheduled', 'Not Selected']) {
      await page.keyboard.press('ArrowRight');
      await expectText(page.locator('[role="status"][aria-live]'), `over ${place}`);
    }
    await page.keyboard.press('Space');
    await expectSeen(page.getByRole('dialog', { name: 'Not Selected' }));
    await page.keyboard.press('Escape');
    await expectText(column('Worker Contacted'), 'Dot Four');
  });

  it('a finger that rests on a card moves it on a phone', async () => {
    const phone = await meet(browser, product, { viewport: PHONE });
    await phone.context.addCookies(await contractor.context.cookies());
    const on = phone.page;
    await on.goto('/employer/referrals?view=board');
    const from = on.getByRole('region', { name: /^Worker Contacted/ });
    const to = on.getByRole('region', { name: /^Interview Scheduled/ });
    const handle = on.getByRole('button', { name: 'Move Eve Five' });
    await expectText(from, 'Eve Five');
    // Scrolls the column to the left edge, so that the next column is visible, too.
    await from.evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }));
    await handle.evaluate((element) => element.scrollIntoView({ inline: 'nearest', block: 'center' }));
    await settled(on);
    const said = on.locator('[role="status"][aria-live]');
    const finger = await Finger.on(on);
    await finger.press(handle);
    await expectText(said, 'Eve Five is over Worker Contacted');
    await finger.moveInto(to);
    await expectText(said, 'Eve Five is over Interview Scheduled');
    await finger.lift();
    await expectText(to, 'Eve Five');
    await expectToast(on, 'Status Updated');
    expect(unexpected(phone)).toEqual([]);
    await phone.context.close();
  });

  it('the employer opens a candidate and sees known facts, masked contact data, and the history', async () => {
    await page.goto('/employer/referrals');
    const name = row('Ben Two').getByRole('button', { name: 'Ben Two', exact: true });
    await name.click();
    const drawer = page.getByRole('dialog', { name: 'Ben Two' });
    await expectText(drawer, 'Not confirmed yet');
    await expectText(drawer, 'Viewed by 1 person.');
    await expectText(drawer.getByRole('list', { name: 'Timeline of Ben Two' }), 'Interview Scheduled');
    await settled(page);
    await expectAccessible(page, 'the candidate', true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
    await choose(page, 'Ben Two', 'View Timeline');
    await expectText(page.getByRole('dialog', { name: 'What happened' }), 'Worker Contacted');
    await page.keyboard.press('Escape');
  });

  it('the employer sees the referrals of one job with its counts', async () => {
    await page.goto('/employer-dashboard');
    await page.getByRole('link', { name: 'View Referrals: 1 for Job of Ada One' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Referrals for this job', level: 1 }));
    await expectFigures(page, { Pending: '0', Hired: '0', 'Total Referrals': '1' });
    await expectText(page.getByRole('main').getByRole('listitem'), 'Ada One');
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await expectSeen(page.getByRole('link', { name: 'View Referrals' }));
    await expectSeen(page.getByRole('link', { name: 'Edit Job' }));
  });

  it('the dashboard shows the details of each state, and a job without a bonus', async () => {
    const [referrals, jobs]: [Loose[], Loose[]] = [
      await call(contractor, 'GET', '/api/employer-referrals'),
      await call(contractor, 'GET', '/api/my-jobs'),
    ];
    const rollback = { allowed: false };
    const told = REFERRAL_STATES.map((state, index) => ({ ...referrals[index], rollback, ...state }));
    const closed = { ...jobs[0], referralBonus: '0.00', isActive: false };
    await answering(page, '**/api/employer-referrals?**', { status: 200, body: told });
    await answering(page, '**/api/my-jobs?**', { status: 200, body: [closed] });
    await page.goto('/employer-dashboard');
    const [sent, signed, hired, unwilling] = told.map(({ workerName }) => rowOf(page, workerName));
    if (!sent || !signed || !hired || !unwilling) throw new Error('Someone is missing');
    await expectText(sent, /^(?:(?!Sent).)*Offer SentBG ✓Background check clear(?:(?!Sent).)*$/s);
    await expectText(signed, /Offer SignedBG ⚠Background check: Review needed(?!Signed)/);
    await expectText(hired, /HiredPaid/);
    await expectText(unwilling, 'Worker declined');
    const link = sent.getByRole('link', { name: /^Offer Sent: open the offer letter/ });
    await expect.poll(() => link.getAttribute('href')).toBe(`/api/offer-letters/${OPEN_LETTER.id}/document`);
    await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    await expectText(page.getByRole('table', { name: 'My Jobs' }), /\$25\/hourNot set.*Inactive/);
    await sent.getByRole('button', { name: /^Select Action/ }).click();
    const waits = page.getByRole('menuitem', { name: 'Awaiting Signature' });
    await expect.poll(() => waits.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    for (const path of ['**/api/employer-referrals?**', '**/api/my-jobs?**']) await page.unroute(path);
  });

  it('loading and empty lists say so and offer a next step', async () => {
    await answering(page, '**/api/employer-referrals?**', { status: 200, body: [] });
    const letGo = await holding(page, '**/api/employer-referrals?**');
    await answerInstead(page, '**/api/my-jobs?**', { status: 200, body: [] }, async () => {
      await page.goto('/employer-dashboard');
      await expectSeen(page.getByText('Loading referrals...'));
      letGo();
      await expectSeen(page.getByText('No referrals yet'));
      await expectSeen(page.getByText('No jobs posted yet'));
    });
    await page.unroute('**/api/employer-referrals?**');
    const wayOn = (name: string): Promise<string | null> =>
      page.getByRole('main').getByRole('link', { name }).getAttribute('href');
    expect(await wayOn('Post Your First Job')).toBe('/post-job-enhanced');
    expect(await wayOn('Post a Job')).toBe('/post-job-enhanced');
  });

  it('the billing tab shows the figures of the ledger, and nothing that is coming soon', async () => {
    await page.goto('/employer-dashboard?tab=billing');
    await expectFigures(page, { Charged: '$0', 'Held today': '$0' });
    await expectSeen(page.getByText('No charges yet'));
    await expect.poll(() => page.getByText('Coming Soon').count()).toBe(0);
  });

  it('the pages logged no unexpected errors', () => {
    expect(unexpected(contractor)).toEqual([]);
  });
});

/** Drags like a hand: press, move a little, move to the target, release. */
async function drag(page: Page, what: Locator, where: Locator, said: string): Promise<void> {
  // Near an edge of the window, the page would scroll during the drag.
  await what.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await what.hover();
  const [from, to] = await Promise.all([what.boundingBox(), where.boundingBox()]);
  if (!from || !to) throw new Error('Nothing to drag, or nowhere to drag it to');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 4 });
  await expectText(page.locator('[role="status"][aria-live]'), 'is over');
  await page.mouse.move(to.x + to.width / 2, from.y + 30, { steps: 8 });
  await expectText(page.locator('[role="status"][aria-live]'), said);
  await page.mouse.up();
}
