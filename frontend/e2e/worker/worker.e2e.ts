import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF, PNG } from '#modules/hiring/testing/sample-files.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectFigures, expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { Fixture } from '../support/fixture.ts';
import { openLetter } from '../support/steps/open-letter.ts';
import { becomeEmployer, becomeWorker } from '../support/sign-up.ts';

const NARROW = { width: 320, height: 700 };
const JOB = {
  company: 'Hill Country Builders',
  location: 'Austin, TX',
  schedule: 'full-time',
  referralBonus: '500',
};

describe('a worker’s day', () => {
  let browser: Browser;
  let product: Product;
  let contractor: Person;
  let framer: string;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    contractor = await meet(browser, product, { viewport: DESKTOP });
    await becomeEmployer(contractor);
    framer = await post({ title: 'Framer', description: 'Frame walls and roofs.', payRate: '$25/hour' });
    const rest = { category: 'roofing', requiredSkills: ['CDL'], payRate: '$34/hour' };
    await post({
      ...rest,
      title: 'Roofing lead',
      description: 'Lead a roofing crew.',
      location: 'Round Rock, TX',
    });
  });
  afterAll(() => product.stop());

  const post = async (text: object): Promise<string> =>
    (await call(contractor, 'POST', '/api/jobs', { ...JOB, category: 'framing', ...text })).id;
  const someone = async (viewport = PHONE, locale = 'en-US'): Promise<Person> => {
    const person = await meet(browser, product, { viewport, locale });
    await becomeWorker(person);
    return person;
  };
  const FULL = {
    location: 'Austin, TX',
    skills: ['Roofing'],
    experience: 'expert',
    payRate: '$28/hour',
    certifications: 'OSHA 10',
  };
  const qualified = async (viewport = PHONE, locale = 'en-US'): Promise<Person> => {
    const person = await someone(viewport, locale);
    await call(person, 'PUT', '/api/user-profile', FULL);
    return person;
  };
  const open = async ({ page }: Person, path: string): Promise<void> => {
    await page.goto(path);
    await settled(page);
  };
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  const match = (page: Page, title: string) => page.getByRole('article', { name: title });

  it('a worker needs a profile before applying', async () => {
    const person = await someone();
    const { page } = person;
    await open(person, '/worker-dashboard');
    await expectSeen(page.getByRole('heading', { name: 'Complete profile' }));
    await match(page, 'Framer')
      .getByRole('button', { name: /^Quick Apply/ })
      .click();
    await expectToast(page, 'Complete Your Profile');
    await expectToast(page, 'Please complete at least 80% of your profile before applying to jobs.');
    await expect.poll(() => tab(page, 'Profile').getAttribute('aria-selected')).toBe('true');

    const bar = page.getByRole('progressbar', { name: 'Profile complete' });
    await page.getByLabel('Location (optional)').fill('Austin, TX');
    await page.getByRole('checkbox', { name: 'Roofing' }).check();
    await page.getByLabel('Experience level').selectOption('expert');
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('60');
    await page.getByLabel('Desired pay').fill('$28/hour');
    await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('80');
    // Typed text survives a visit to another tab.
    await tab(page, 'Status').click();
    await tab(page, 'Profile').click();
    await expect.poll(() => page.getByLabel('Desired pay').inputValue()).toBe('$28/hour');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectToast(page, 'Profile Updated!');
    await expectFigures(page, { Profile: '80%' });
    await expectSeen(page.getByRole('heading', { name: 'Apply to top match' }));
    expect(unexpected(person)).toEqual([]);
  });

  it('the dashboard says why a job fits, accepts an application, and shows its progress', async () => {
    const person = await qualified(DESKTOP);
    const { page } = person;
    await open(person, '/worker-dashboard');
    await expectText(match(page, 'Framer'), 'In Austin, TX');
    await expectText(match(page, 'Framer'), 'Pays $25/hour, less than you want');
    await expectText(match(page, 'Roofing lead'), 'Asks for CDL');
    await match(page, 'Framer')
      .getByRole('button', { name: /^Quick Apply/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Framer' });
    await expectText(dialog, 'OSHA 10');
    await dialog.getByLabel('Pay you expect').fill('$30/hour');
    await dialog.getByLabel('Message to the employer').fill('I can start on Monday.');
    await expectAccessible(page, 'the dialog of an application', true);
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expectToast(page, 'Application Submitted!');
    const card = page.getByRole('article', { name: 'Framer' });
    await expectText(card, 'Submitted');
    await expectFigures(page, { Applications: '1', Interviews: '0', 'Success rate': '0%' });

    const [{ id }] = await call(person, 'GET', '/api/worker-applications');
    const candidate = await call(contractor, 'GET', `/api/candidate-profile/${id}`);
    expect(candidate).toMatchObject({
      professionalSummary: 'I can start on Monday.',
      desiredPayRate: '$30/hour',
    });
    await call(contractor, 'PUT', `/api/referrals/${id}/status`, { status: 'interview_scheduled' });
    await open(person, '/my-applications');
    await expectText(card, 'Interview');
    await card.getByRole('button', { name: 'Show timeline of Framer' }).click();
    await expectText(card, 'You applied for this job');
    await expectText(card, 'You have an interview');
    await expectAccessible(page, '/my-applications');

    // Every list leads to the job's own page, which already shows the application.
    await open(person, '/jobs');
    await expectSeen(match(page, 'Framer').getByRole('button', { name: 'Refer Someone' }));
    await match(page, 'Framer').getByRole('link', { name: 'Apply' }).click();
    await expectSeen(page.getByRole('link', { name: 'See my application' }));
    await expect.poll(() => page.getByRole('button', { name: 'Quick Apply' }).count()).toBe(0);
    expect(unexpected(person)).toEqual([]);
  });

  it('a worker signs an offer from the dashboard, and sees what comes next', async () => {
    const person = await qualified();
    const { page } = person;
    const { id } = await call(person, 'POST', `/api/jobs/${framer}/quick-apply`, {});
    await call(contractor, 'PUT', `/api/referrals/${id}/status`, { status: 'interview_scheduled' });
    const fixture = new Fixture(contractor, contractor);
    const signPath = await fixture.offerTo(id);

    await open(person, '/worker-dashboard');
    await expectText(page.locator('main'), 'An offer is waiting for your answer');
    await page.getByRole('button', { name: 'Read and sign the offer of Framer' }).click();
    await page.waitForURL(`**${signPath}`);
    await openLetter(page);
    await page.getByLabel('Sign with your full name').fill('Wes Ruiz');
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expectToast(page, 'Offer Accepted');
    await expectText(page.locator('main'), 'You accepted this offer');
    await page.getByRole('link', { name: 'Fill Out Form I-9' }).click();
    await page.waitForURL(`**/my-i9/${id}`);
    await expectText(page.getByRole('heading', { level: 1 }), 'Form I-9');
    await page.goBack();
    await expectText(page.locator('main'), 'You accepted this offer');
    await page.goBack();
    await expectText(page.locator('main'), 'Top job matches');
    await expect.poll(() => page.getByText('An offer is waiting for your answer').count()).toBe(0);

    await open(person, '/worker-dashboard?tab=status');
    const i9 = page.getByRole('region', { name: 'I-9' });
    await expectSeen(i9.getByRole('link', { name: 'Hill Country Builders · Framer' }));
    await expectText(i9, /Your turn: sign section 1 by[^]*Which documents you show is your choice/);
    await expectSeen(i9.getByRole('link', { name: 'Full list of accepted documents (USCIS)' }));
    await open(person, '/my-applications');
    await expectText(match(page, 'Framer'), 'Offer accepted');
    await page.getByRole('button', { name: 'See the signed offer of Framer' }).click();
    await page.waitForURL(`**${signPath}`);
    expect(unexpected(person)).toEqual([]);
  });

  it('the worker reads why an application was refused, and what became of an offer', async () => {
    const person = await qualified(DESKTOP);
    const taper = await post({ title: 'Taper', description: 'Tape walls.', payRate: '$26/hour' });
    const [refused, taken] = [
      await call(person, 'POST', `/api/jobs/${framer}/quick-apply`, {}),
      await call(person, 'POST', `/api/jobs/${taper}/quick-apply`, {}),
    ];
    const rejection = { status: 'rejected', notes: 'No card', reason: 'missing_certification' };
    await call(contractor, 'PUT', `/api/referrals/${refused.id}/status`, rejection);
    await call(contractor, 'PUT', `/api/referrals/${taken.id}/status`, { status: 'interview_scheduled' });
    const fixture = new Fixture(contractor, contractor);
    await fixture.offerTo(taken.id);
    const letter = await call(contractor, 'GET', `/api/offer-letters/referral/${taken.id}`);
    await call(contractor, 'POST', `/api/offer-letters/${letter.id}/withdraw`, {});
    await open(person, '/my-applications');
    await expectText(person.page.locator('main'), 'It shows up here once you confirm your email');
    const cards = person.page.getByRole('article');
    await expectText(
      cards.filter({ hasText: 'Framer' }),
      'The employer decided not to move forward. Reason: Missing certification.',
    );
    await expectText(cards.filter({ hasText: 'Taper' }), 'The employer withdrew the offer.');
  });

  it('a worker uploads, replaces, downloads, and removes a resume', async () => {
    const person = await qualified();
    const { page } = person;
    await open(person, '/worker-dashboard?tab=status');
    const resume = page.getByRole('region', { name: 'Resume' });
    const chooser = page.locator('input[data-document="resume"]');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      chooser.setInputFiles({ name, mimeType, buffer });

    await choose('My cv.pdf', 'application/pdf', PDF);
    await expectToast(page, 'Document saved');
    await expectText(resume, 'My cv.pdf');

    const coming = page.waitForEvent('download');
    await resume.getByRole('link', { name: 'Download Resume' }).click();
    expect((await coming).suggestedFilename()).toBe('My cv.pdf');

    // The upload converts a picture to JPEG without the camera's metadata.
    await choose('photo.png', 'image/png', PNG);
    await expectText(resume, 'photo.jpg');
    const [kept] = await call(person, 'GET', '/api/documents');
    expect(kept).toMatchObject({ kind: 'resume', contentType: 'image/jpeg' });

    await resume.getByRole('button', { name: 'Remove Resume' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'Document removed');
    await expectText(resume, 'PDF, Word or a picture, up to 10 MB.');
    expect(await call(person, 'GET', '/api/documents')).toEqual([]);
  });

  it('a change to alerts survives a reload', async () => {
    const person = await qualified(DESKTOP);
    const { page } = person;
    await open(person, '/worker-dashboard?tab=status');
    const toggle = page.getByRole('checkbox', { name: 'New jobs' });
    await expect.poll(() => toggle.isChecked()).toBe(true);
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/preferences'));
    // The stored state is drawn a frame later, and `uncheck` would not wait for it.
    await toggle.click();
    await saved;
    await page.reload();
    await expect.poll(() => toggle.isChecked()).toBe(false);
    const { alertPreferences } = await call(person, 'GET', '/api/auth/user');
    expect(alertPreferences).toMatchObject({ newJobs: false, offers: true });
  });

  it('the dashboard is accessible in Spanish on a narrow phone with data', async () => {
    const person = await qualified(NARROW, 'es-MX');
    const { page } = person;
    await call(person, 'POST', `/api/jobs/${framer}/quick-apply`, {});
    const tabs = ['?tab=applications', '?tab=profile', '?tab=status'].map((one) => `/worker-dashboard${one}`);
    for (const path of [...tabs, '/my-applications']) {
      await open(person, path);
      await expectAccessible(page, path);
      await expectNoOverflow(page, path);
      expect(shownKeys(await page.locator('main').innerText())).toEqual([]);
    }
  });
});
