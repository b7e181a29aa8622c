import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { silent, type Answer } from '../support/answers.ts';
import { expectAccessible } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { choose } from '../support/dashboard.ts';
import { answerInstead, hiredWithNothingDue, MOVED, moved } from '../support/employer-answers.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const SUBMITTED = 'Sam Sub';
const INTERVIEWING = 'Ivy View';
const DRAFTED = 'Leo Letter';
const HIRED = 'Bea Bonus';

const press = (on: Page | Locator, name: string | RegExp): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();

/** One page stays open for all rows; what the server would answer is put in its place. */
describe('messages of the employer’s referral management', () => {
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
    await fixture.submitted(SUBMITTED);
    await fixture.interviewing(INTERVIEWING);
    await fixture.paidLetter(DRAFTED);
    await fixture.hired(HIRED);
    page = contractor.page;
    await page.goto('/employer/referrals');
  });
  afterAll(() => product.stop());

  const answered = (path: string, answer: Answer, act: () => Promise<unknown>): Promise<void> =>
    answerInstead(page, path, answer, act);
  const dialog = (): Locator => page.getByRole('dialog');
  const closed = async (): Promise<void> => {
    await press(dialog(), 'Close');
    await dialog().waitFor({ state: 'detached' });
  };
  const row = (name: string): Locator =>
    page.getByRole('table', { name: 'Referral Management' }).getByRole('row').filter({ hasText: name });
  const letterActions = async (name: string): Promise<void> => {
    await choose(page, name, 'Manage Offer Letter');
    await page.getByRole('tab', { name: 'Actions' }).click();
  };

  describe('when something is refused', () => {
    it('the quick view of pending referrals', async () => {
      await page.goto('/employer-dashboard?tab=referrals');
      await answered('**/api/referrals/*/status', moved, async () => {
        await press(page, `Schedule Interview with ${SUBMITTED}`);
        await press(dialog(), 'Schedule without a time');
        await expectToast(page, `Error${MOVED}`);
      });
    });

    it('the payment of a bonus', () =>
      answered('**/api/pay-referral-bonus/*', silent, async () => {
        await page.goto('/employer/referrals');
        await press(row(HIRED), 'Pay bonus');
        await expectToast(page, 'Failed to initiate referral bonus payment.');
      }));

    it('the referrals of a job', async () => {
      const [{ id }] = await call(contractor, 'GET', '/api/my-jobs');
      await answered('**/api/job-referrals/**', silent, async () => {
        await page.goto(`/job/${id}/referrals`);
        await expectSeen(page.getByText('Failed to fetch referrals'));
      });
      await press(page, 'Retry');
      await expectText(page.getByRole('main').getByRole('listitem'), HIRED);
    });
  });

  describe('when it works', () => {
    it('a step and its undo', async () => {
      await page.goto('/employer/referrals');
      await choose(page, SUBMITTED, 'Contact Worker');
      await expectToast(page, `Status Updated${SUBMITTED}: Worker Contacted`);
      await choose(page, SUBMITTED, /^Undo Last Action \(\d+ (hours|days?) left\)$/);
      await press(dialog(), 'Undo');
      await expectToast(page, `Action Undone${SUBMITTED}: New Referral`);
    });

    it('a hire without anything due, and the end of the work', async () => {
      const referrals: Loose[] = await call(contractor, 'GET', '/api/employer-referrals');
      const referral = referrals.find(({ workerName }) => workerName === INTERVIEWING);
      await answered('**/hire', hiredWithNothingDue(referral), async () => {
        await page.goto('/employer-dashboard?tab=referrals');
        await press(page, `Hire ${INTERVIEWING}`);
        await press(dialog(), 'Hire & Process Payment');
        await expectSeen(page.getByRole('dialog', { name: 'Did this person start?' }));
        await expectAccessible(page, 'the question whether someone started', true);
        await press(dialog(), `Yes, hire ${INTERVIEWING}`);
        await expectToast(
          page,
          `Worker Hired${INTERVIEWING} is hired. The bonus payment is automatically initiated.`,
        );
      });
      await page.goto('/employer/referrals');
      await choose(page, HIRED, 'Mark Complete');
      await press(dialog(), 'Mark Complete');
      await expectToast(page, 'Work Completed');
    });

    it('a letter that is made, sent, copied and withdrawn', async () => {
      await letterActions(DRAFTED);
      await press(dialog(), 'Send for Signature');
      await expectToast(page, 'Offer Letter Sent');
      await press(dialog(), 'Signed on Paper');
      await expectAccessible(page, 'what can be done with an open offer', true);
      await contractor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(dialog(), 'Copy Signing Link');
      await expectToast(page, 'Link Copied!');
      await press(dialog(), 'Withdraw Offer');
      await press(page.getByRole('dialog', { name: /^Withdraw the offer to/ }), 'Withdraw Offer');
      await expectToast(page, 'Offer WithdrawnYou can make a new offer.');
      await press(dialog(), 'Create a new letter');
      await expectSeen(page.getByRole('dialog', { name: 'Create Offer Letter' }));
      await expectAccessible(page, 'the form of an offer', true);
      await closed();
    });

    it('a draft that stops before it is sent, without a start date', async () => {
      await choose(page, INTERVIEWING, 'Manage Offer Letter');
      await expectText(dialog(), 'No offer letter yet');
      await press(dialog(), 'Create Offer Letter');
      await dialog().getByLabel('Offer expires in days').fill('10');
      await press(dialog(), 'Generate');
      await press(page.getByRole('dialog', { name: 'Payment' }), 'Cancel');
      await expectToast(page, 'Offer Letter Created');
      await expectText(page.getByRole('dialog', { name: 'Offer Letter Management' }), 'Draft');
      await closed();
      await expectText(row(INTERVIEWING), 'Interview Scheduled');
    });

    it('no page broke on the way', () => {
      expect(unexpected(contractor).filter((words) => !/status of (422|500)/.test(words))).toEqual([]);
    });
  });
});
