import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { silent } from '../support/stand-ins/answers.ts';
import { expectAccessible, expectNoOverflow, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import {
  CONSENT_MESSAGES,
  filled,
  PAGE_MESSAGES,
  readElectronically,
  REFERENCE,
  showConsent,
} from '../support/check-pages.ts';
import { CARDS, payByCard } from '../support/steps/dashboard.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, withEndedSession, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WAIT_HOURS = 14 * 24;

/** From the request to the decision, and the references for a candidate. */
describe('background and reference checks in the browser', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let candidate: Person;
  /** Receives mocked responses, including errors. */
  let reader: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    candidate = await meet(browser, product, { viewport: PHONE });
    reader = await meet(browser, product, { viewport: PHONE });
    // With an ended session, the server draws no page, so the browser makes the calls that the test mocks.
    await withEndedSession(reader);
    const member = await meet(browser, product, { viewport: PHONE });
    await becomeEmployer(employer);
    await becomeMember(member);
    fixture = new Fixture(employer, member);
  });
  afterAll(() => product.stop());

  const dialog = (name: string): Locator => employer.page.getByRole('dialog', { name });
  const open = async (worker: string, item: string, title = item): Promise<Locator> => {
    await employer.page.goto('/employer/referrals');
    await employer.page.getByRole('button', { name: `Select Action for ${worker}` }).click();
    await employer.page.getByRole('menuitem', { name: item }).click();
    await expectSeen(dialog(title));
    return dialog(title);
  };
  const state = (id: string): Promise<Loose> =>
    call(employer, 'GET', `/api/referrals/${id}/background-check`);
  const paidCheck = async (id: string): Promise<void> => {
    const { payment } = await call(employer, 'POST', `/api/referrals/${id}/background-check`, {
      packageType: 'standard',
    });
    const card = { cardNumber: CARDS.good, expMonth: 12, expYear: 2099, cvc: '123' };
    const path = `/api/sandbox-payments/${payment.paymentIntentId}/confirm`;
    await call(employer, 'POST', path, { ...card, clientSecret: payment.clientSecret });
    await fixture.settle();
    await expect.poll(async () => (await state(id)).check.status).toBe('awaiting_consent');
  };
  /** The newest emailed link to a page. */
  const sentLink = async (page: string): Promise<string> => {
    const messages: Loose[] = await call(employer, 'GET', '/api/dev/outbox');
    const links = messages.flatMap(({ body }) => new RegExp(`/${page}/[\\w-]+`).exec(body)?.[0] ?? []);
    return links[0] ?? '/nothing-was-sent';
  };
  /** The link of the check that was paid last. It requires no code. */
  const consentPath = (): Promise<string> => sentLink('background-check-consent');
  const visit = async (path: string): Promise<void> => {
    await candidate.page.goto(path);
    await settled(candidate.page);
  };
  const audit = async (where: string): Promise<void> => {
    await expectNoOverflow(candidate.page, where);
    await expectAccessible(candidate.page, where);
  };
  /** A check with a result. */
  const checked = async (worker: string): Promise<string> => {
    const id = await fixture.interviewing(worker);
    await paidCheck(id);
    const path = (await consentPath()).replace('/background', '/api/background');
    await call(employer, 'POST', path, { consentGiven: true, candidateSignature: worker });
    await fixture.settle();
    await fixture.settle(1);
    return id;
  };

  it('an employer chooses a package, pays, and receives a link to share', async () => {
    await fixture.submitted('Bo Li');
    const box = await open('Bo Li', 'Background check');
    await expectText(box, 'Basic · $30');
    await expectText(box, 'Comprehensive · $80');
    await box.getByLabel(/^Standard · \$50/).check();
    await expectAccessible(employer.page, 'choosing a package', true);
    await box.getByRole('checkbox', { name: /conditional job offer/ }).check();
    await box.getByRole('button', { name: 'Request check for $50' }).click();
    await payByCard(employer.page, CARDS.good);
    await expectToast(employer.page, 'Background check requested');
    await expectText(box, 'Waiting for the candidate');
    await expectSeen(box.getByRole('button', { name: 'Copy link' }));
  });

  it('the candidate reads the disclosure on its own page before authorizing, and cannot answer twice', async () => {
    const id = await fixture.submitted('Ana Sol');
    await paidCheck(id);
    const { page } = candidate;
    await visit(await consentPath());
    await expectText(page.locator('main'), 'A background check typically takes 1-3 business days.');
    await audit('the consent page');
    await readElectronically(page);
    await expectSeen(page.getByRole('heading', { name: 'Disclosure about a background check', level: 1 }));
    await expect(page.getByText('I authorize').count()).resolves.toBe(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Missing Information');
    await page.getByRole('checkbox').check();
    await audit('the disclosure');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Sign with your full name').fill('Ana Sol');
    await page.getByRole('button', { name: 'Authorize background check' }).click();
    await expectToast(page, 'Missing Information');
    await page.getByRole('checkbox').check();
    await audit('the authorization');
    await page.getByRole('button', { name: 'Authorize background check' }).click();
    await expectToast(page, 'Background Check Started');
    await expectSeen(page.getByRole('heading', { name: 'Consent already given' }));
    await page.reload();
    await expectSeen(page.getByRole('link', { name: 'Open what you signed (PDF)' }));
    await audit('a consent that was given');
  });

  it('a candidate declines, and links that open nothing say so', async () => {
    const id = await fixture.submitted('Dee No');
    await paidCheck(id);
    const { page } = candidate;
    await visit(await consentPath());
    await page.getByRole('button', { name: 'Decline' }).click();
    const sure = page.getByRole('dialog', { name: 'Decline this background check?' });
    await sure.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Consent Declined');
    await expectSeen(page.getByRole('heading', { name: 'You declined this background check' }));
    await visit('/background-check-consent/nonsense');
    await expectSeen(page.getByRole('heading', { name: 'Invalid Consent Link' }));
    await audit('an invalid consent link');
    await expectText(await open('Dee No', 'Background check'), 'The candidate declined');
  });

  it('a result with something to review leads through notice, dispute, and wait to the decision', async () => {
    const id = await checked('Cora Concern');
    const box = await open('Cora Concern', 'Background check');
    await expectText(box, 'Review needed');
    await box.getByLabel('Your reason').fill('Because of the report');
    await box.getByRole('button', { name: 'Send the notice' }).click();
    await expectToast(employer.page, 'Notice sent');
    await expectAccessible(employer.page, 'an announced decision', true);
    await fixture.settle();
    const notice = await sentLink('background-check-notice');
    const { page } = candidate;
    await visit(notice);
    await expectSeen(page.getByRole('heading', { name: 'Notice before a decision' }));
    await audit('the notice');
    await page.getByLabel('What is wrong in the report?').fill('That was someone else with my name.');
    await page.getByRole('button', { name: 'Dispute the report' }).click();
    await expectToast(page, 'Dispute sent');
    await expectSeen(page.getByText('You disputed this report'));
    await fixture.settle(WAIT_HOURS);
    const again = await open('Cora Concern', 'Background check');
    await expectText(again, 'That was someone else with my name.');
    await again.getByRole('button', { name: 'Reject and send the final notice' }).click();
    await expectToast(employer.page, 'Final notice sent');
    expect(await call(employer, 'GET', `/api/referrals/${id}`)).toMatchObject({ status: 'rejected' });
    await page.reload();
    await expectSeen(page.getByRole('heading', { name: 'A decision was made' }));
  });

  it('an employer cannot reject a candidate while a decision is announced', async () => {
    const id = await checked('Carl Concern');
    await call(employer, 'POST', `/api/referrals/${id}/adverse-action`, { note: 'Because of the report' });
    const reject = await open('Carl Concern', 'Not Selected');
    await reject.getByRole('radio', { name: /^Yes/ }).check();
    await expectText(reject, 'Because of the background check?');
    await expectAccessible(employer.page, 'the question about the report');
    await reject.getByLabel('Your note').fill('Not now');
    await reject.getByRole('button', { name: 'Reject candidate' }).click();
    await expectToast(employer.page, 'A decision based on a check or test is under way.');
  });

  it.each(CONSENT_MESSAGES)(
    'an answer to a consent with the response %o shows its message',
    async (answer, words) => {
      const { page } = reader;
      const done = await showConsent(reader.page, {});
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.route('**/api/background-check-consent/**', (route) => route.fulfill(filled(answer)));
      const sure = page.getByRole('dialog', { name: 'Decline this background check?' });
      await sure.getByRole('button', { name: 'Decline' }).click();
      await expectToast(page, words);
      await done();
    },
  );

  it.each(PAGE_MESSAGES)(
    'the page %s with the response %o shows its message',
    async (path, answer, words) => {
      const { page } = reader;
      const calls = /\/api\/.*\/any(?:\?|$)/;
      await page.route(calls, (route) => route.fulfill(filled(answer)));
      await page.goto(path);
      for (const word of words) await expectText(page.locator('main'), word);
      await page.unroute(calls);
    },
  );

  it('a reference that the server refuses stays in the form and can be sent again', async () => {
    const { page } = reader;
    const calls = '**/api/reference-check/**';
    await page.route(calls, (route) =>
      route.fulfill(filled(route.request().method() === 'GET' ? REFERENCE : silent)),
    );
    await page.goto('/reference-check/any');
    await expectText(page.locator('main'), 'Ana Sol is a candidate for Framer at Hill Co.');
    const all = page.getByRole('radio', { name: '4 stars' });
    for (let n = 0; n < 5; n += 1) await all.nth(n).check();
    await page.getByLabel('Yes').check();
    await page.getByLabel('Your title').fill('Foreman');
    await page.getByRole('button', { name: 'Submit reference' }).click();
    const words = 'Please try again or contact support if the problem persists';
    await expectToast(page, `Submission Failed${words}`);
    await expect(page.getByLabel('Your title').inputValue()).resolves.toBe('Foreman');
    await page.unroute(calls);
  });

  it('an employer sees the badge of a clear check', async () => {
    await checked('Clara Clean');
    await employer.page.goto('/employer/referrals');
    const row = employer.page.getByRole('row').filter({ hasText: 'Clara Clean' });
    await expectText(row, 'BG ✓');
    const concern = employer.page.getByRole('row').filter({ hasText: 'Carl Concern' });
    await expectText(concern, 'BG ⚠Background check: Review needed');
  });

  it('someone gives a reference with the keyboard, only once, and the employer reads it', async () => {
    await fixture.submitted('Rita Ref');
    const box = await open('Rita Ref', 'References');
    await expectText(box, 'No references yet.');
    await box.getByLabel('Name').fill('Mia Foreman');
    await box.getByLabel('Position').fill('Site manager');
    await box.getByLabel('Email').fill('mia@example.com');
    await expectAccessible(employer.page, 'asking for a reference', true);
    await box.getByRole('button', { name: 'Ask for the reference' }).click();
    await expectToast(employer.page, 'Reference requested');
    await fixture.settle();
    const link = await sentLink('reference-check');
    const { page } = candidate;
    await visit(link);
    await audit('the reference form');
    await page.getByRole('button', { name: 'Submit reference' }).click();
    await expectText(page.getByRole('alert'), 'Teamwork: choose 1 to 5 stars');
    for (const question of [
      'Overall performance',
      'Reliability',
      'Technical skills',
      'Safety awareness',
      'Teamwork',
    ]) {
      const stars = page.getByRole('group', { name: question });
      await stars.getByRole('radio', { name: '1 star', exact: true }).focus();
      for (let n = 0; n < 4; n += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => stars.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true);
    }
    await page.getByLabel('Yes').check();
    await page.getByLabel('Your title').fill('Site manager');
    await audit('the filled reference form');
    await page.getByRole('button', { name: 'Submit reference' }).click();
    await expectSeen(page.getByRole('heading', { name: 'Reference Submitted' }));
    await page.reload();
    await expectSeen(page.getByRole('heading', { name: 'This reference is already in' }));
    await visit('/reference-check/nonsense');
    await expectSeen(page.getByRole('heading', { name: 'Invalid or expired reference link' }));
    await expectText(await open('Rita Ref', 'References'), '5 of 5');
    expect(
      [...unexpected(employer), ...unexpected(candidate)].filter((words) => !words.includes('410')),
    ).toEqual([]);
  });
});
