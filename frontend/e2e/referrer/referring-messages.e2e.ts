import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompletedReferral } from '#contract/rewards/completed-referral.ts';
import { answering, type Answer } from '../support/stand-ins/answers.ts';
import { openBrowser } from '../support/browser.ts';
import { expectSeen, expectText } from '../support/expectations.ts';
import { call, DESKTOP, meet, PHONE, unexpected, type Person } from '../support/person.ts';
import { startProduct, type Product } from '../support/product.ts';
import { productDay } from '../support/product-day.ts';
import { Fixture } from '../support/fixture.ts';
import { becomeEmployer, becomeMember } from '../support/sign-up.ts';

const WORKER = 'Rosa Díaz';
/** Texts may leave out accents, and the fixture finds the offer by the job that has this name. */
const HIRED = 'Luz Vega';

const reward = (number: number, affordable = false): CompletedReferral => ({
  id: `0190f3c2-7a10-7cc1-9e1b-2f6d3a5b8c0${number}`,
  workerName: `Hank ${number}`,
  jobTitle: 'Roofer',
  company: 'Hill Country Builders',
  completedAt: '2026-11-20T00:00:00.000Z',
  basePayout: '50.00',
  tier: 'bronze',
  payoutProcessed: false,
  payout: null,
  claim: { state: 'ready', reason: null, mayClaim: true },
  nudgeFrom: null,
  boost: { amount: '8.00', points: 175, affordable },
});
const rewards = (count: number): Answer => ({
  status: 200,
  body: Array.from({ length: count }, (_, index) => reward(index)),
});

describe('every message about referring', () => {
  let browser: Browser;
  let product: Product;
  let employer: Person;
  let member: Person;
  let page: Page;

  beforeAll(async () => {
    [browser, product] = await Promise.all([openBrowser(), startProduct()]);
    employer = await meet(browser, product, { viewport: DESKTOP });
    member = await meet(browser, product, { viewport: PHONE });
    await Promise.all([becomeEmployer(employer), becomeMember(member)]);
    const fixture = new Fixture(employer, member);
    await fixture.job('Drywall finisher');
    await fixture.submitted(WORKER);
    ({ page } = member);
  });
  afterAll(() => product.stop());

  it('the dashboard limits jobs, payouts, and referrals to what fits a phone or a desktop, and names the next step', async () => {
    const [open] = await call(member, 'GET', '/api/jobs');
    const [referral] = await call(member, 'GET', '/api/my-referrals');
    const times = (count: number, one: object): Answer => ({
      status: 200,
      body: Array.from({ length: count }, (_, index) => ({
        ...one,
        id: `${index}`,
        workerName: `Bo ${index}`,
      })),
    });
    const jobs = page.locator('#section-opportunities').getByRole('article');
    const banner = page.getByRole('region', { name: /^(5 payouts ready|Jobs available|Check back soon)$/ });
    await answering(page, '**/api/my-referrals*', times(7, referral));
    await answering(page, '**/api/jobs?*', times(6, open));
    await answering(page, '**/api/completed-referrals*', rewards(5));
    await page.goto('/referrer-dashboard');
    await expect.poll(() => jobs.count()).toBe(3);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => jobs.count()).toBe(4);
    await expectText(banner, '5 payouts ready');
    await expect.poll(() => page.locator('#section-payouts').getByRole('article').count()).toBe(3);
    await expect.poll(() => page.locator('#section-referrals').getByRole('listitem').count()).toBe(5);
    const ways = page.getByRole('group', { name: 'Quick actions' });
    expect(
      await ways.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/my-referrals', '/leaderboard', expect.stringMatching(/^\/ratings\/[\da-f-]{36}$/)]);
    await expectSeen(ways.getByRole('button', { name: 'Refer a worker' }));
    await answering(page, '**/api/completed-referrals*', rewards(0));
    await page.reload();
    await expectText(banner, 'Jobs available');
    await expectText(banner, 'earn up to $500: $125 at 30 days, $375 at 60 days after the hire.');
    await answering(page, '**/api/jobs?*', { status: 200, body: [] });
    await page.reload();
    await expectText(banner, 'Check back soon');
    await expectText(
      page.locator('#section-opportunities'),
      'Potential earnings: $500 per successful referral',
    );
    for (const path of ['my-referrals*', 'jobs?*', 'completed-referrals*'])
      await page.unroute(`**/api/${path}`);
    await page.setViewportSize(PHONE);
  });

  it('after each step of a hire, the tracker in Spanish says who acts next, what it pays, and on which day', async () => {
    const reader = await meet(browser, product, { viewport: PHONE, locale: 'es-US' });
    await becomeMember(reader, 'Eva');
    await call(reader, 'PUT', '/api/auth/preferences', { language: 'es' });
    const worker = await meet(browser, product, { viewport: PHONE });
    const fixture = new Fixture(employer, reader, 'es');
    const card = reader.page.getByRole('article', { name: HIRED });
    const timeline = card.getByRole('list', { name: `Historial de ${HIRED}` });
    const day = async (ahead = 0): Promise<string> => inSpanish(await productDay(employer, ahead));
    let id = '';
    let signPath = '';

    const acts = {
      refer: async () => (id = await fixture.submitted(HIRED)),
      confirm: async () => {
        const [{ workerPhone }] = await call(reader, 'GET', '/api/my-referrals');
        const [text] = await call(reader, 'GET', `/api/dev/outbox?to=${encodeURIComponent(workerPhone)}`);
        const [, token] = /confirm-referral\/([\w-]+)/.exec(text.body) ?? [];
        await call(worker, 'POST', `/api/referral-confirmation/${token}`, { accept: true });
      },
      contact: () => call(employer, 'PUT', `/api/referrals/${id}/status`, { status: 'contacted' }),
      interview: () => call(employer, 'PUT', `/api/referrals/${id}/status`, { status: 'interviewing' }),
      offer: async () => (signPath = await fixture.offerTo(id)),
      sign: () => fixture.sign(signPath, HIRED),
      hire: () => call(employer, 'PUT', `/api/referrals/${id}/hire`, {}),
    };
    /** Acts a day after the step before. Card and timeline name the same turn, and only what is left is ahead. */
    const expectAfter = async (
      act: keyof typeof acts,
      waits: string,
      next: string,
      ahead: readonly string[],
    ): Promise<void> => {
      await fixture.settle(24);
      await acts[act]();
      await fixture.settle();
      await reader.page.goto('/my-referrals');
      const turn = `${waits} desde el ${await day()}`;
      await expectText(card.locator('p', { hasText: 'Sigue:' }), `${turn}Sigue: ${next}`);
      await card.getByRole('button', { name: 'Historial' }).click();
      await expect
        .poll(() => timeline.locator('[aria-current]').allTextContents())
        .toEqual([expect.stringMatching(new RegExp(`^Ahora: Sigue: ${next}.*${turn}$`))]);
      const left = timeline.getByRole('listitem').filter({ hasText: 'Después: ' });
      const wanted = ahead.map((words) => expect.stringContaining(`Después: ${words}`));
      await expect.poll(() => left.allTextContents()).toEqual(wanted);
    };

    const [company, ofWorker] = ['Hill Country Builders', `Falta la respuesta de ${HIRED}`];
    const ofEmployer = `En manos de ${company}`;
    const bonus = 'Bono de $500$125 a los 30 días, $375 a los 60 días de la contratación';
    const tierReward = 'Recompensa de nivel de $50Al completarse';
    const signed = ['Trabajo completado', bonus, tierReward];
    const offered = ['Oferta firmada', ...signed];
    const reviewed = ['Oferta enviada', ...offered];
    const referred = ['Trabajador contactado', ...reviewed];
    await expectAfter('refer', ofWorker, `${HIRED} abre el enlace que enviamos y dice que sí.`, referred);
    await expectText(card, bonus);
    await expectAfter('confirm', ofEmployer, `${company} contacta a ${HIRED}.`, referred);
    await expectAfter('contact', ofEmployer, `${company} programa una entrevista con ${HIRED}.`, reviewed);
    await expectAfter('interview', ofEmployer, `${company} hace una oferta.`, reviewed);
    await expectAfter('offer', ofWorker, `${HIRED} responde a la oferta.`, offered);
    await expectText(card, `Está abierta hasta el ${await day(7)}.`);
    await expectAfter('sign', ofEmployer, `${company} confirma la contratación.`, signed);
    await expectText(card, bonus);
    const [first, second] = [await day(31), await day(61)];
    await expectAfter('hire', ofEmployer, `${company} marca el trabajo como completado.`, [
      'Trabajo completado',
      `$125, 25 % del bono${first}Por venir`,
      `$375, 75 % del bono${second}Por venir`,
      tierReward,
    ]);
    const money = card.getByRole('list', { name: 'Lo que gana esta recomendación' }).getByRole('listitem');
    await expect
      .poll(() => money.allTextContents())
      .toEqual([
        `$125Bono, 25% · ${first}Por venir`,
        `$375Bono, 75% · ${second}Por venir`,
        '$50Recompensa de nivelAl completarse',
      ]);
    expect(unexpected(reader)).toEqual([]);
  });
});

/** "11 de ago de 2027", of a day like "2027-08-11". */
function inSpanish(day: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('es-US', format).format(new Date(day));
}
