import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#testing/fixtures/time/test-now.ts';
import { expectAccessible, settled } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText, expectToast } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { pdfText } from '../support/pdf-text.ts';
import { call, DESKTOP, meet, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { startProduct, type Product } from '../support/product.ts';
import { claimForReview } from '../support/steps/claims.ts';
import { becomeAdmin, becomeEmployer, becomeMember } from '../support/sign-up.ts';

const DISPUTING_CARD = '4000000000000259';
const REASON = 'The worker says that no one referred them.';
const NOTE = 'The crew started on Monday.';
const TAX_FORM = {
  name: 'Ana Ruiz',
  businessName: '',
  classification: 'individual',
  taxIdType: 'ssn',
  taxId: '536-22-8726',
  street: '12 Elm St',
  city: 'Madison',
  // Reports payments from $600 on.
  state: 'WI',
  zip: '53703',
  certified: true,
  signature: 'Ana Ruiz',
};

/** The decisions that only an admin can make. Each test continues where the one before ended. */
describe('an admin’s decisions about money', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let member: Person;
  let admin: Person;
  let fixture: Fixture;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    [employer, member, admin] = await Promise.all([
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
      meet(browser, product, { viewport: DESKTOP }),
    ]);
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    fixture = new Fixture(employer, member);
    for (const worker of ['Com Pleted', 'Second Hire']) await fixture.completed(worker);
    // Both parts of both bonuses are due.
    await fixture.settle(61 * 24);
    await claimForReview(fixture, 'Wren Alcott');
    await claimForReview(fixture, 'Bo Li');
    await disputed('Dee Puted');
    const { certification } = await call(member, 'GET', '/api/tax-profile?language=en');
    await call(member, 'PUT', '/api/tax-profile', {
      ...TAX_FORM,
      certificationHash: certification.sha256,
    });
    await becomeAdmin(admin);
  });
  afterAll(() => product.stop());

  /** A signed letter whose payment the employer’s bank takes back. */
  async function disputed(worker: string): Promise<void> {
    const id = await fixture.interviewing(worker);
    const offerData = {
      startDate: await productDay(employer, 21),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const path = `/api/referrals/${id}/create-offer`;
    const { offerLetter, payment } = await call(employer, 'PUT', path, { offerData });
    await fixture.pay(payment, DISPUTING_CARD);
    await fixture.sign(await fixture.sendLetter(offerLetter.id), worker);
    await fixture.settle();
  }

  const claimOf = (worker: string): Locator =>
    admin.page.locator('main tbody tr').filter({ hasText: worker });
  async function open(path: string): Promise<Page> {
    await admin.page.goto(path);
    await settled(admin.page);
    return admin.page;
  }
  async function downloaded(press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
    const [file] = await Promise.all([admin.page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  }
  const available = async (): Promise<number> =>
    Number((await call(member, 'GET', '/api/payout-account')).availableBalance);

  it('an admin pays a claim from its facts, and the reward is in the referrer’s balance', async () => {
    const before = await available();
    const page = await open('/admin/money?tab=claims');
    await claimOf('Wren Alcott').getByRole('button', { name: 'Open the claim of Ana Ruiz' }).click();
    await expectSeen(page.getByText("We've earned nothing on this referral, or a bank may take it back."));
    await page.getByRole('button', { name: 'Pay claim: Ana Ruiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pay this claim?' });
    await expectAccessible(page, 'paying a claim');
    await dialog.getByRole('button', { name: /^Pay 1 claim/ }).click();
    await expectToast(page, /^Claim paid · \$\d+/);
    await expect.poll(() => claimOf('Wren Alcott').count()).toBe(0);
    expect(await available()).toBeGreaterThan(before);
  });

  it('a refused claim needs a reason, which the referrer reads', async () => {
    const before = await available();
    const page = await open('/admin/money?tab=claims');
    await claimOf('Bo Li').getByRole('button', { name: 'Open the claim of Ana Ruiz' }).click();
    await page.getByRole('button', { name: 'Refuse claim: Ana Ruiz' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refuse this claim?' });
    const refuse = dialog.getByRole('button', { name: /^Refuse 1 claim/ });
    await refuse.click();
    await expectText(dialog, 'Please say why');
    await dialog.getByLabel('Reason').fill(REASON);
    await expectAccessible(page, 'refusing a claim');
    await refuse.click();
    await expectToast(page, /^Claim refused · \$\d+/);
    await page.getByLabel('Show').selectOption('Refused');
    await claimOf('Bo Li').getByRole('button', { name: 'Open the claim of Ana Ruiz' }).click();
    await expectSeen(page.getByText(`Note: ${REASON}`));
    expect(await available()).toBe(before);
    await fixture.settle();
    await member.page.goto('/notifications');
    await expectSeen(member.page.getByText(REASON));
  });

  it('the evidence for a dispute is made from letter, consent, and timeline, and sent once', async () => {
    const page = await open('/admin/money?tab=disputes');
    await page.getByRole('button', { name: 'Send evidence: Earl Hill' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send evidence' });
    await expectSeen(dialog.getByRole('link', { name: /^Consent to sign electronically · PDF/ }));
    await expectSeen(dialog.getByRole('link', { name: /^Timeline · PDF/ }));
    const letter = await downloaded(() =>
      dialog.getByRole('link', { name: /^Signed offer letter · PDF/ }).click(),
    );
    expect(await pdfText(letter.content)).toContain('Dee Puted');
    await dialog.getByLabel('Your note').fill(NOTE);
    await expectAccessible(page, 'the evidence for a bank');
    await dialog.getByRole('button', { name: 'Send evidence' }).click();
    await expectToast(page, 'Evidence sent');
    await page.getByRole('button', { name: 'Evidence sent: Earl Hill' }).click();
    const sent = page.getByRole('dialog', { name: 'Evidence sent' });
    await expectText(sent, NOTE);
    await expect.poll(() => sent.getByRole('button', { name: 'Send evidence' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Send evidence: Earl Hill' }).count()).toBe(0);
  });

  it('the table for Form 1099-NEC has the reported person with the whole tax number', async () => {
    await admin.page.clock.setFixedTime(TEST_NOW);
    const page = await open('/admin-dashboard?tab=settings');
    const card = page.getByRole('region', { name: 'Form 1099-NEC' });
    await expectText(card, /People reported1.*Without a W-9/);
    await card.getByRole('button', { name: 'Download table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download whole tax numbers?' });
    await expectAccessible(page, 'the warning before the tax table');
    const { name, content } = await downloaded(() =>
      dialog.getByRole('link', { name: 'Download', exact: true }).click(),
    );
    expect(name).toBe('crewvine-1099-nec-2027.csv');
    const lines = content.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^2027,1099-NEC,SSN,536228726,Ana Ruiz,.*,WI,/);
    const [entry] = await call(admin, 'GET', '/api/admin/audit-log?action=taxes.exported&limit=1');
    expect(entry).toMatchObject({ details: { year: 2027, people: 1 } });
  });

  it('the books balance, and the pages logged no unexpected errors', async () => {
    expect(await fixture.booksAreClean()).toBe(true);
    expect([employer, member, admin].flatMap(unexpected)).toEqual([]);
  });
});
