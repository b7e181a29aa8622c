import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTML, PDF, SVG } from '#modules/hiring/testing/sample-files.ts';
import { answering, refusing, signedOut, silent, type Answer } from '../support/answers.ts';
import { settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeEmployer, becomeWorker } from '../support/sign-up.ts';

const SESSION_ENDED = 'ErrorPlease try again or refresh the page.';

const INCOMPLETE =
  'Complete Your ProfilePlease complete at least 80% of your profile before applying to jobs.';

/** rules.md#texts-to-the-letter; the same on both screens that have the form. */
const PROFILE_MESSAGES: readonly (readonly [Answer, string])[] = [
  [silent, "Update FailedWe couldn't save your profile. Please try again."],
  [
    refusing(400, 'identity.phone_invalid', 'Phone number is required'),
    'Update FailedPhone number is required',
  ],
];

const PICTURES = 'a PDF, a Word document, or a JPEG, PNG or WebP picture';
/** What a chosen file is refused with by the server itself, beside the document. */
const FILES: readonly (readonly [name: string, type: string, bytes: Buffer, wanted: string])[] = [
  ['cv.pdf', 'application/pdf', HTML, `Please choose ${PICTURES}`],
  ['photo.png', 'image/png', SVG, `Please choose ${PICTURES}`],
  ['cv.pdf', 'application/pdf', Buffer.from('MZ\x90\0\x03 a program'), `Please choose ${PICTURES}`],
  ['cv.pdf', 'application/pdf', Buffer.alloc(0), 'The file is empty'],
  [
    'cv.pdf',
    'application/pdf',
    Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]),
    'This file is larger than 10 MB.',
  ],
];
/** And by a server that is not well, or further off. */
const UPLOAD_MESSAGES: readonly (readonly [Answer, string])[] = [
  [silent, "The file didn't arrive. Check your connection and try again."],
  [refusing(413, 'http.too_large', 'The request is too large'), 'This file is larger than 10 MB.'],
  [
    refusing(429, 'http.too_many', 'Please wait a little and try again'),
    'Please wait a little and try again',
  ],
];

describe('every message to a worker', () => {
  let browser: Browser;
  let product: Product;
  let worker: Person;
  let page: Page;
  let job: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const employer = await meet(browser, product, { viewport: DESKTOP });
    worker = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeWorker(worker)]);
    await fill();
    const { id } = await call(employer, 'POST', '/api/jobs', {
      title: 'Framer',
      company: 'Hill Country Builders',
      description: 'Frame walls and roofs.',
      location: 'Austin, TX',
      payRate: '$25/hour',
      schedule: 'full-time',
      category: 'framing',
      referralBonus: '500',
    });
    job = id;
    ({ page } = worker);
  });
  afterAll(() => product.stop());

  const fill = (certifications = 'OSHA 10') =>
    call(worker, 'PUT', '/api/user-profile', {
      location: 'Austin, TX',
      skills: ['Roofing'],
      experience: 'expert',
      payRate: '$28/hour',
      certifications,
    });
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await settled(page);
  };
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const APPLY = '**/quick-apply*';
  const UPLOAD = '**/api/documents?*';
  const PROFILE = '**/api/user-profile';
  const resume = () => page.getByRole('region', { name: 'Resume' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[data-document="resume"]').setInputFiles({ name, mimeType, buffer });

  it('leads from the page of a job to the profile, too', async () => {
    await call(worker, 'PUT', '/api/user-profile', { certifications: '', payRate: '' });
    await open(`/job/${job}`);
    await press('Quick Apply');
    await expectToast(page, INCOMPLETE);
    await page.waitForURL('**/worker-dashboard?tab=profile');
    await fill();
  });

  it.each(['/worker-dashboard?tab=profile', '/profile/work'])(
    'says at %s why a profile was not saved, and that it was',
    async (path) => {
      await open(path);
      const certifications = page.getByRole('textbox', { name: 'Certifications' });
      await certifications.fill('OSHA 30');
      const save = page.getByRole('button', { name: /^Save/ }).first();
      for (const [answer, wanted] of PROFILE_MESSAGES) {
        await answering(page, PROFILE, answer);
        await save.click();
        await expectToast(page, wanted);
        expect(await certifications.inputValue()).toBe('OSHA 30');
      }
      await page.unroute(PROFILE);
      await save.click();
      await expectToast(page, 'Profile Updated!');
    },
  );

  it('says beside a document why it was refused', async () => {
    await open('/worker-dashboard?tab=status');
    for (const [name, type, bytes, wanted] of FILES) {
      await choose(name, type, bytes);
      await expectText(resume().getByRole('alert'), wanted);
    }
    for (const [answer, wanted] of UPLOAD_MESSAGES) {
      await answering(page, UPLOAD, answer);
      await choose('cv.pdf', 'application/pdf', PDF);
      await expectText(resume().getByRole('alert'), wanted);
    }
    await page.unroute(UPLOAD);
    expect(await call(worker, 'GET', '/api/documents')).toEqual([]);
  });

  it('says in the same words everywhere that the session has ended', async () => {
    await answering(page, UPLOAD, signedOut);
    await choose('cv.pdf', 'application/pdf', PDF);
    await expectToast(page, SESSION_ENDED);
    await page.unroute(UPLOAD);
    await open(`/job/${job}`);
    await press('Quick Apply');
    await answering(page, APPLY, signedOut);
    await press('Send application');
    await expectToast(page, SESSION_ENDED);
    await page.unroute(APPLY);
    await open('/worker-dashboard?tab=profile');
    await page.getByRole('textbox', { name: 'Certifications' }).fill('OSHA 10');
    await answering(page, PROFILE, signedOut);
    await press('Save profile');
    await expectToast(page, SESSION_ENDED);
    await page.unroute(PROFILE);
  });
});
