import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { expectAccessible, expectNoOverflow, settled, shownKeys } from '../support/audit.ts';
import { openBrowser } from '../support/browser.ts';
import { CARDS } from '../support/steps/dashboard.ts';
import { expectSeen } from '../support/expectations.ts';
import { Fixture } from '../support/fixture.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { productDay } from '../support/product-day.ts';
import { startProduct, type Product } from '../support/product.ts';
import { becomeAdmin, becomeEmployer, becomeMember, PASSWORD } from '../support/sign-up.ts';

const WEEK_HOURS = 7 * 24;
/** The states of a letter on the signing page, and the actions that lead there. */
const STATES = [
  'open',
  'countered',
  'changed',
  'replaced',
  'signed',
  'paper',
  'declined',
  'withdrawn',
  'coded',
  'addendum',
  'expired',
] as const;
type State = (typeof STATES)[number];
const SECTION1 = {
  lastName: 'Li',
  firstName: 'Bo',
  middleInitial: '',
  otherLastNames: '',
  address: '12 Elm St',
  apartment: '',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '1990-04-12',
  ssn: '536-22-8726',
  email: '',
  phone: '',
  citizenship: 'citizen',
  attested: true,
  signature: 'Bo Li',
};
/** Opens a form below it. */
const SIGNED_ON_PAPER = /^(Signed on Paper|Firmada en papel)$/;
const TABS = ['status', 'details', 'actions', 'versions'] as const;

/** Letters, services, Form I-9, and ratings, in English on a desktop and in Spanish on a phone, each in both themes and widths. */
describe('screens around a letter', { shuffle: false }, () => {
  let browser: Browser;
  let product: Product;
  /** The same employer twice. */
  let desk: Person;
  let phone: Person;
  let admins: readonly Person[];
  let fixture: Fixture;
  const paths = new Map<string, string>();
  const referrals = new Map<State, string>();

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    const small = { viewport: PHONE, locale: 'es-MX' };
    desk = await meet(browser, product, { viewport: DESKTOP });
    phone = await meet(browser, product, small);
    const member = await meet(browser, product, { viewport: PHONE });
    admins = [await meet(browser, product, { viewport: DESKTOP }), await meet(browser, product, small)];
    await Promise.all([becomeEmployer(desk), becomeMember(member)]);
    // In sequence, because password hashing takes time and a busy machine limits how many wait for it.
    for (const admin of admins) await becomeAdmin(admin);
    const { email, id } = await call(desk, 'GET', '/api/auth/user');
    await call(phone, 'POST', '/api/auth/login', { email, password: PASSWORD });
    fixture = new Fixture(desk, member);
    paths.set('ratings', `/ratings/${id}`);
    await makeLetters();
    paths.set('create', `/employer/referrals?letter=${await fixture.interviewing('No Letter')}`);
    await makeHires(member);
  });
  afterAll(() => product.stop());

  async function makeLetters(): Promise<void> {
    for (const state of STATES) {
      if (state === 'replaced') continue;
      const { referralId, letterId, signPath } = await fixture.sentLetter(`Letter ${state}`);
      paths.set(state, signPath);
      referrals.set(state, referralId);
      const link = signPath.replace('/sign-offer/', '/api/offer-letters/sign/');
      const own = `/api/offer-letters/${letterId}`;
      const day = await productDay(desk, 0);
      const yes = { acceptedTerms: true, signature: 'Bo Li', esignConsent: true };
      const steps: Partial<Record<State, () => Promise<unknown>>> = {
        countered: () =>
          call(desk, 'POST', `${link}/counter`, { payRate: '30', note: 'Twelve years of framing.' }),
        changed: () => change(own),
        signed: () => call(desk, 'POST', link, yes),
        paper: () => call(desk, 'POST', `${own}/paper-signature`, { signedAt: day, note: 'At the yard' }),
        declined: () => call(desk, 'POST', link, { acceptedTerms: false }),
        withdrawn: () => call(desk, 'POST', `${own}/withdraw`, { reason: 'Withdrawn by employer' }),
        coded: async () => {
          const { signingUrl } = await call(desk, 'GET', `/api/offer-letters/referral/${referralId}`);
          paths.set(state, new URL(signingUrl).pathname);
        },
        addendum: async () => {
          await call(desk, 'POST', link, yes);
          await call(desk, 'POST', `${own}/addendum`, { terms: 'From March on the crew works four days.' });
          await fixture.settle();
        },
      };
      await steps[state]?.();
    }
    paths.set('replaced', paths.get('changed') ?? '');
    const messages: Loose[] = await call(desk, 'GET', '/api/dev/outbox?limit=100');
    const linkIn = (words: RegExp): string => {
      const newest = messages.find(({ body }) => words.test(body));
      return /\/sign-offer\/[\w-]+/.exec(newest?.['body'] ?? '')?.[0] ?? '';
    };
    paths.set('changed', linkIn(/Job of Letter changed/));
    paths.set('addendum', linkIn(/addendum to .*Job of Letter addendum/));
  }

  /** One hire whose bonus waits, with a service and an unsigned form, and one that is completed and rated. */
  async function makeHires(member: Person): Promise<void> {
    const waiting = await fixture.interviewing('Un Confirmed');
    const addOns = { drugTest: true, i9Verification: true };
    const { payment } = await call(desk, 'PUT', `/api/referrals/${waiting}/hire`, { addOns });
    await call(desk, 'POST', `/api/sandbox-payments/${payment.paymentIntentId}/confirm`, {
      cardNumber: CARDS.good,
      expMonth: 12,
      expYear: 2099,
      cvc: '123',
      clientSecret: payment.clientSecret,
    });
    const done = await fixture.completed('Com Pleted');
    const words = { referralId: done, rating: 4, review: 'Pays on time, and says what the day brings.' };
    await call(member, 'POST', '/api/ratings', words);
    await fixture.settle();
    const messages: Loose[] = await call(desk, 'GET', '/api/dev/outbox?limit=100');
    const formOf = (name: string): string => {
      const about = messages.filter(({ body }) => body.includes(`Job of ${name}`));
      const [link] = about.flatMap(({ body }) => /(?<!employer)\/i9\/[\w-]+/.exec(body)?.[0] ?? []);
      return link ?? '/nothing-was-sent';
    };
    await call(desk, 'PUT', `/api${formOf('Com Pleted')}/section1`, SECTION1);
    paths.set('section 1', formOf('Un Confirmed'));
    paths.set('section 2', `/employer/i9/${done}`);
    paths.set('rate', `/rate/${done}`);
  }

  /** Lower pay requires no payment, so the change goes out automatically. */
  async function change(letter: string): Promise<void> {
    const startDate = await productDay(desk, 21);
    const offerData = { startDate, payRate: '22', payType: 'hourly', workLocation: 'Round Rock, TX' };
    await call(desk, 'POST', `${letter}/amend`, { offerData });
    await fixture.settle();
  }

  /** Checks the page at its own width and at the width of the other person's screen. */
  async function expectSound({ page }: Person, where: string, isAbove = false): Promise<void> {
    const size = page.viewportSize() ?? PHONE;
    const name = `${where} at ${size.width} px`;
    await expectAccessible(page, name, isAbove);
    await expectNoOverflow(page, name);
    expect(shownKeys(await page.locator('body').innerText()), name).toEqual([]);
    await page.setViewportSize(size.width === PHONE.width ? DESKTOP : PHONE);
    await expectNoOverflow(page, `${where} in the other width`);
    await page.setViewportSize(size);
  }
  const open = async ({ page }: Person, path: string | undefined): Promise<Page> => {
    await page.goto(path ?? '/nothing-was-made');
    await settled(page);
    return page;
  };
  const people = (): readonly Person[] => [desk, phone];

  const pages = [
    '/employer/services',
    '/employer/offer-templates',
    '/employer/i9',
    'section 1',
    'section 2',
    'ratings',
    'rate',
    '/verify-document',
  ];
  it.each(pages)('the screen is accessible and fits: %s', async (screen) => {
    for (const person of people()) {
      await open(person, paths.get(screen) ?? screen);
      await expectSound(person, screen);
    }
  });

  it('the form for a letter is accessible and fits', async () => {
    for (const person of people()) {
      const page = await open(person, paths.get('create'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Create Offer Letter|Crear carta de oferta)$/ })
        .click();
      await expectSeen(page.locator('#offer-form'));
      await settled(page);
      await expectSound(person, 'creating a letter', true);
    }
  });

  it('each tab of the letter management is accessible and fits', async () => {
    for (const person of people()) {
      const page = await open(person, `/employer/referrals?letter=${referrals.get('changed')}`);
      const tabs = page.getByRole('dialog').getByRole('tab');
      for (const [at, tab] of TABS.entries()) {
        await tabs.nth(at).click();
        await expectSound(person, `the ${tab} of a letter`, true);
        if (tab !== 'actions') continue;
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(More|Más)$/ })
          .click();
        await page.getByRole('menuitem', { name: SIGNED_ON_PAPER }).click();
        await expectSeen(page.locator('[name="signedAt"]'));
        await expectSound(person, 'a signature on paper', true);
        await page.keyboard.press('Escape');
        await expectSeen(tabs.first());
      }
    }
  });

  it('the release of a part of a bonus is accessible and fits', async () => {
    for (const admin of admins) {
      const page = await open(admin, '/admin/money?tab=payments');
      await page.getByRole('row').filter({ hasText: 'Un Confirmed' }).getByRole('button').click();
      await page.getByRole('button', { name: /25\s?%/ }).click();
      await expectSeen(page.locator('[name="reason"]'));
      await expectSound(admin, 'letting a part of a bonus go', true);
    }
  });

  it('the forms that wait for a review are accessible and fit', async () => {
    for (const admin of admins) {
      await open(admin, '/admin/i9-reviews');
      await expectSound(admin, 'the forms that wait for a review');
    }
  });

  it.each(STATES.filter((state) => state !== 'expired'))(
    'an offer is accessible and fits in the state: %s',
    async (state) => {
      for (const person of people()) {
        await open(person, paths.get(state));
        await expectSound(person, `an offer, ${state}`);
      }
    },
  );

  it('an expired offer is accessible and fits', async () => {
    await fixture.settle(WEEK_HOURS + 1);
    for (const person of people()) {
      await open(person, paths.get('expired'));
      await expectSound(person, 'an offer, expired');
    }
    expect([...people(), ...admins].flatMap(unexpected)).toEqual([]);
  });
});
