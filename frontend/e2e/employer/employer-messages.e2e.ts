import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '#testing/browser/browser.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { signedOut, silent, type Answer } from '../support/answers.ts';
import { choose } from '../support/dashboard.ts';
import {
  answerInstead,
  hiredWithNothingDue,
  MOVED,
  moved,
  OFFER_MESSAGES,
  TRY_AGAIN,
  UNDO_MESSAGES,
} from '../support/employer-answers.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const SUBMITTED = 'Sam Sub';
const CONTACTED = 'Una Undo';
const INTERVIEWING = 'Ivy View';
const DRAFTED = 'Leo Letter';
const SENT = 'Sue Sent';
const HIRED = 'Bea Bonus';

const press = (on: Page | Locator, name: string | RegExp): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();

/** One page stays open for all rows; what the server would answer is put in its place. */
describe('every message of the employer’s desk', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    const member = await meet(browser, product, { viewport: DESKTOP });
    await Promise.all([becomeEmployer(contractor), becomeMember(member)]);
    const scene = new Fixture(contractor, member);
    await scene.submitted(SUBMITTED);
    const contacted = await scene.submitted(CONTACTED);
    await call(contractor, 'PUT', `/api/referrals/${contacted}/status`, { status: 'contacted' });
    await scene.interviewing(INTERVIEWING);
    await scene.paidLetter(DRAFTED);
    await scene.sentLetter(SENT);
    await scene.hired(HIRED);
    page = contractor.page;
    await page.goto('/employer/referrals');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const answered = (path: string, answer: Answer, act: () => Promise<unknown>): Promise<void> =>
    answerInstead(page, path, answer, act);
  const dialog = (): Locator => page.getByRole('dialog');
  const closed = async (): Promise<void> => {
    // The first Escape would close the toast.
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
    it.each([
      [silent, 'Failed to update referral status.'],
      [moved, `Failed to update referral status.${MOVED}`],
      [signedOut, TRY_AGAIN],
    ])('a new status: %o %s', (answer, wanted) =>
      answered('**/api/referrals/*/status', answer, async () => {
        await choose(page, SUBMITTED, 'Contact Worker');
        await expectToast(page, wanted);
      }),
    );

    it('a rejection without a note, which asks for one and sends nothing', async () => {
      await answered('**/api/referrals/*/status', moved, async () => {
        await choose(page, SUBMITTED, 'Not Selected');
        await press(dialog(), 'Reject candidate');
        await expectText(dialog(), 'Please provide a reason');
        await dialog().getByLabel('Your note').fill('Not this time');
        await press(dialog(), 'Reject candidate');
        await expectToast(page, MOVED);
        expect(await dialog().getByLabel('Your note').inputValue()).toBe('Not this time');
      });
      await closed();
    });

    it('an undo, after the question with its time', async () => {
      await choose(page, CONTACTED, /^Undo Last Action \(\d+ (hours|day) left\)$/);
      await expectText(
        dialog(),
        /Are you sure you want to undo the last status change and return to "New Referral"\? This action can only be undone within (1 day|23 hours)\./,
      );
      await expectText(dialog(), "You can't redo this.");
      await closed();
    });

    it.each(UNDO_MESSAGES)('an undo: %o %s', (answer, wanted) =>
      answered('**/rollback', answer, async () => {
        await choose(page, CONTACTED, /^Undo Last Action/);
        await press(dialog(), 'Undo');
        await expectToast(page, wanted);
        await dialog().waitFor({ state: 'detached' });
      }),
    );

    it('completed work', () =>
      answered('**/complete', silent, async () => {
        await choose(page, HIRED, 'Mark Complete');
        await expectToast(page, 'Failed to mark referral as completed.');
      }));

    it('the payment of a bonus', () =>
      answered('**/api/pay-referral-bonus/*', silent, async () => {
        await press(row(HIRED), 'Pay bonus');
        await expectToast(page, 'Failed to initiate referral bonus payment.');
      }));

    it('sending a letter, and withdrawing it', async () => {
      await letterActions(DRAFTED);
      await answered('**/api/offer-letters/*/send', silent, async () => {
        await press(dialog(), 'Send for Signature');
        await expectToast(page, 'Failed to send for signature');
      });
      await answered('**/api/offer-letters/*/withdraw', silent, async () => {
        await press(dialog(), 'Withdraw Offer');
        await press(dialog(), 'Press again to withdraw');
        await expectToast(page, 'Failed to withdraw offer');
      });
      await closed();
    });

    it('copying a link, by the browser', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        document.execCommand = () => false;
      });
      await letterActions(SENT);
      await press(dialog(), 'Copy Signing Link');
      await expectToast(page, 'Copy FailedCould not copy the link. Please try again.');
      await page.reload();
    });

    it('an offer without its required fields', async () => {
      await choose(page, INTERVIEWING, 'Send Offer');
      // It says that it is disabled, and still answers (rules.md#send-stays-pressable).
      await dialog().getByRole('button', { name: 'Send Offer' }).press('Enter');
      await expectToast(
        page,
        'Required Fields MissingPlease fill in start date, pay rate, and work location.',
      );
      await closed();
    });

    it.each(OFFER_MESSAGES)('an offer by %s: %o %s', async (way, answer, wanted) => {
      if (way === 'send') {
        await choose(page, INTERVIEWING, 'Send Offer');
        await dialog().getByLabel('Start date').fill('2027-01-11');
      } else {
        await choose(page, INTERVIEWING, 'Manage Offer Letter');
        await expectText(dialog(), 'No offer letter yet');
        await press(dialog(), 'Create Offer Letter');
      }
      const path = way === 'send' ? '**/create-offer' : '**/api/offer-letters';
      await answered(path, answer, async () => {
        await press(dialog(), way === 'send' ? 'Send Offer' : 'Generate');
        await expectToast(page, wanted);
      });
      if (answer === silent) await closed();
      else if (way === 'send') await dialog().waitFor({ state: 'detached' });
      else await closed();
    });

    it.each([
      [silent, 'ErrorFailed to update referral status.'],
      [moved, `Error${MOVED}`],
    ])('the quick view of pending referrals: %o %s', async (answer, wanted) => {
      await page.goto('/employer-dashboard?tab=referrals');
      await answered('**/api/referrals/*/status', answer, async () => {
        await press(page, `Schedule Interview with ${SUBMITTED}`);
        await expectToast(page, wanted);
      });
    });

    it('a hire', async () => {
      await page.goto('/employer-dashboard?tab=referrals');
      await answered('**/hire', silent, async () => {
        await press(page, `Hire ${INTERVIEWING}`);
        await press(dialog(), 'Hire & Process Payment');
        await expectToast(page, 'Failed to mark referral as hired.');
      });
      await closed();
    });

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
    it('payments come page after page', async () => {
      const payments = await call(contractor, 'GET', '/api/billing/payments');
      const next = { Link: '</api/billing/payments?limit=20&cursor=next>; rel="next"' };
      await page.route('**/api/billing/payments?**', (request) => {
        const isNext = request.request().url().includes('cursor=next');
        const body = JSON.stringify(isNext ? payments.slice(1) : payments.slice(0, 1));
        const headers = { 'Content-Type': 'application/json', ...(isNext ? {} : next) };
        return request.fulfill({ status: 200, body, headers });
      });
      await page.goto('/employer-dashboard?tab=billing');
      const rows = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(1);
      await press(page.getByRole('region', { name: 'Payments' }), 'Show more');
      await expect.poll(() => rows.count()).toBe(payments.length);
      await page.unroute('**/api/billing/payments?**');
    });

    it('a step and its undo', async () => {
      await page.goto('/employer/referrals');
      await choose(page, SUBMITTED, 'Contact Worker');
      await expectToast(page, `Status Updated${SUBMITTED}: Worker Contacted`);
      await choose(page, SUBMITTED, /^Undo Last Action/);
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
        await expectToast(
          page,
          `Worker Hired${INTERVIEWING} is hired. The bonus payment is automatically initiated.`,
        );
      });
      await page.goto('/employer/referrals');
      await choose(page, HIRED, 'Mark Complete');
      await expectToast(page, 'Work Completed');
    });

    it('a letter that is made, sent, copied and withdrawn', async () => {
      await letterActions(DRAFTED);
      await press(dialog(), 'Send for Signature');
      await expectToast(page, 'Offer Letter Sent');
      await contractor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await press(dialog(), 'Copy Signing Link');
      await expectToast(page, 'Link Copied!');
      await press(dialog(), 'Withdraw Offer');
      await press(dialog(), 'Press again to withdraw');
      await expectToast(page, 'Offer WithdrawnYou can make a new offer.');
      await press(dialog(), 'Create a new letter');
      await expectSeen(page.getByRole('dialog', { name: 'Create Offer Letter' }));
      await closed();
    });

    it('a draft that stops before it is sent, without a start date', async () => {
      await choose(page, INTERVIEWING, 'Manage Offer Letter');
      await press(dialog(), 'Create Offer Letter');
      await dialog().getByLabel('Offer expires in days').fill('10');
      await press(dialog(), 'Generate');
      await press(page.getByRole('dialog', { name: 'Pay by card' }), 'Cancel');
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
