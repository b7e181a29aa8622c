import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../backend/platform/testing/browser.ts';
import { expectText, expectToast } from './support/expectations.ts';
import { DESK, meet, PHONE, type Person } from './support/person.ts';
import { startProduct, type Product } from './support/product.ts';
import { Scene } from './support/scene.ts';
import { becomeEmployer, becomeMember, freshPhone } from './support/sign-up.ts';

interface Answer {
  readonly status: number;
  readonly body?: object;
}
const silent: Answer = { status: 500 };
const refusing = (status: number, code: string, message: string): Answer => ({
  status,
  body: { message, code },
});
const signedOut = refusing(401, 'identity.unauthorized', 'Unauthorized');

const WORKER = 'Rosa Díaz';

const press = (on: Page | Locator, name: string): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();

/** Document 2 §5: what stands in the form when nothing was entered. */
const FIELD_MESSAGES = [
  'Worker name must be at least 2 characters',
  'Please enter a valid phone number',
  'Please select your relationship',
  'You must confirm consent',
];

/** Document 2 §8 and decisions 40, 78: what a refused submit says, and where. */
const SUBMIT_MESSAGES: readonly (readonly ['toast' | 'form', Answer, string])[] = [
  ['toast', silent, 'ErrorFailed to submit referral. Please try again.'],
  ['toast', signedOut, 'ErrorPlease try again or refresh the page.'],
  [
    'form',
    refusing(409, 'hiring.already_referred', ''),
    'This worker has already been referred for this job',
  ],
  ['form', refusing(403, 'hiring.own_job', ''), 'Employers cannot refer to their own jobs'],
  ['form', refusing(422, 'hiring.self_referral', ''), 'You cannot refer yourself'],
  ['form', refusing(422, 'hiring.job_closed', ''), 'This job is no longer open'],
  ['form', refusing(429, 'http.too_many', ''), 'Please wait a little and try again'],
];
const SEND_MESSAGES: readonly (readonly ['toast' | 'form', Answer, string])[] = [
  ['toast', silent, 'ErrorFailed to send verification code. Please try again.'],
  ['form', refusing(429, 'hiring.too_many_codes', ''), 'Three codes were sent within the hour.'],
  ['form', refusing(409, 'hiring.already_confirmed', ''), 'The worker has already confirmed.'],
];

describe('every message about referring', () => {
  let browser: Browser;
  let product: Product;
  let member: Person;
  let job: string;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([launchBrowser(), startProduct()]);
    const employer = await meet(browser, product, { viewport: DESK });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    const scene = new Scene(employer, member);
    job = await scene.job('Drywall finisher');
    await scene.submitted(WORKER);
    ({ page } = member);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const answering = async (path: string, { status, body }: Answer): Promise<void> => {
    await page.unroute(path);
    await page.route(path, (request) =>
      request.fulfill({ status, body: body ? JSON.stringify(body) : '', contentType: 'application/json' }),
    );
  };
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
    await expectText(dialog, 'We contact the worker within 24 hours.');
    await press(dialog, 'Submit Referral');
    for (const message of FIELD_MESSAGES) await expectText(dialog, message);
    await dialog.getByLabel("Worker's e-mail").fill('no mail');
    await dialog.getByLabel('Your name').fill('A');
    await dialog.getByLabel('Your phone number').fill('1');
    await expectText(dialog, 'Please enter a valid email');
    await expectText(dialog, 'Your name must be at least 2 characters');
  });

  it.each(SUBMIT_MESSAGES)('refused, it says in a %s: %o %s', async (place, answer, wanted) => {
    const dialog = await openForm();
    await fillWorker(dialog, 'Walt Ames');
    await answering('**/api/referrals', answer);
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
    await answering('**/send-verification', answer);
    await press(dialog, 'Send verification code');
    if (place === 'toast') await expectToast(page, wanted);
    else await expectText(dialog.getByRole('alert'), wanted);
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
    await answering('**/verify', refusing(400, 'hiring.wrong_code', 'Invalid Code'));
    await dialog.getByLabel('Verification code').fill('000000');
    await verify.click();
    await expectToast(page, 'Invalid CodeThe verification code is incorrect or expired.');
    await page.unroute('**/verify');
  });
});
