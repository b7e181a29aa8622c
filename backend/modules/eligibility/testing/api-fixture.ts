import type { HttpAnswer, Loose } from '#testing/fixtures/http-client.ts';
import { unlockedFiles } from '#testing/product/unlocked-files.ts';
import { ok, ReferralFixture } from '#testing/fixtures/referral-fixture.ts';
import { dayAhead } from '#testing/fixtures/time/test-now.ts';
import { sentToken } from '#testing/fixtures/people/sent-token.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';

export { ok } from '#testing/fixtures/referral-fixture.ts';

export const section1 = {
  lastName: 'Li',
  firstName: 'Bo',
  middleInitial: '',
  otherLastNames: '',
  address: '12 Elm St',
  apartment: '4',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  birthDate: '1990-04-12',
  ssn: '536-22-8726',
  email: 'bo@example.com',
  phone: '5125550100',
  citizenship: 'authorized_alien',
  uscisNumber: 'A098765432',
  workUntil: '2040-01-31',
  attested: true,
  signature: 'Bo Li',
};

export const passport = { kind: 'us_passport', number: '483920175', expiresOn: '2040-05-01' };
export const workPermit = {
  kind: 'employment_authorization',
  number: 'SRC9876543210',
  expiresOn: '2039-06-30',
};
export const license = {
  kind: 'drivers_license',
  authority: 'Texas',
  number: '40917265',
  expiresOn: '2040-02-02',
};
export const foreignPassport = (kind: string) => ({
  kind,
  authority: 'Mexico',
  number: 'G12345678',
  expiresOn: '2040-01-01',
});
export const i94 = { kind: 'i94', number: '123456789A1' };
export const ssnCard = { kind: 'ssn_card', number: '536-22-8726' };

export const section2 = {
  firstDayOn: '',
  documents: [workPermit] as readonly object[],
  representativeName: 'Stone, Rosa',
  representativeTitle: 'Owner',
  businessName: 'Hill Country Builders',
  businessAddress: '500 Congress Ave, Austin, TX 78701',
  attested: true,
  signature: 'Rosa Stone',
};

/** An employer with hires, and their Form I-9s. */
export class I9Fixture extends ReferralFixture {
  /** An accepted offer, and the token that was texted to its worker. */
  async accepted(startDate: string | null): Promise<{ id: string; phone: string; token: string }> {
    const phone = testPhone();
    const id = await this.refer({ workerPhone: phone });
    return { id, phone, token: await this.accept(id, phone, startDate) };
  }

  /** The same for a worker with an account, who has applied without a referrer. */
  async acceptedByAccount(startDate: string): Promise<{ id: string; worker: SignedUp; token: string }> {
    const phone = testPhone();
    const worker = await signUpWorker(this.app);
    const named = { workerName: 'Bo Li', workerPhone: phone };
    const { id } = ok(await worker.client.post(`/api/jobs/${await this.post()}/quick-apply`, named));
    return { id, worker, token: await this.accept(id, phone, startDate) };
  }

  /** Its token. */
  private async accept(id: string, phone: string, startDate: string | null): Promise<string> {
    const { client } = this.employer;
    ok(await this.move(id, 'interview_scheduled'));
    const offerData = { startDate, payRate: '25', payType: 'hourly', workLocation: 'Austin, TX' };
    const { offerLetter, payment } = ok(await client.put(`/api/referrals/${id}/create-offer`, { offerData }));
    await this.pay(payment);
    const { signingUrl } = ok(await client.post(`/api/offer-letters/${offerLetter.id}/send`, {}));
    const signing = await sentToken(this.app, signingUrl);
    ok(await this.app.client().post(`/api/offer-letters/sign/${signing}`, { acceptedTerms: true }));
    return this.token(phone);
  }

  /** The token in the newest text with a link. */
  async token(phone: string): Promise<string> {
    for (const { body } of await this.outbox(phone)) {
      const [, token] = /\/i9\/([\w-]+)/.exec(String(body)) ?? [];
      if (token) return token;
    }
    throw new Error('No link to a Form I-9 was texted');
  }

  async code(phone: string): Promise<string> {
    return /\d{6}/.exec(await this.lastText(phone))?.[0] ?? '';
  }

  form(id: string, section = 'section2'): Promise<HttpAnswer<Loose>> {
    return this.employer.client.get(`/api/i9-forms/${id}/${section}`);
  }

  /** The worker's answer, by a link. */
  sign(token: string, change: object = {}): Promise<HttpAnswer<Loose>> {
    return this.app.client().put(`/api/i9/${token}/section1`, { ...section1, ...change });
  }

  verify(id: string, change: object = {}): Promise<HttpAnswer<Loose>> {
    return this.employer.client.put(`/api/i9-forms/${id}/section2`, { ...section2, ...change });
  }

  /** A calendar day at the job, `2027-08-11`: today, or this many days later. */
  day(days = 0): string {
    return dayAhead(days, this.app.application.clock.now());
  }

  /** The files of an export, opened with the password that belongs to it. */
  async exported(query: Readonly<Record<string, string>> = {}): Promise<ReadonlyMap<string, Buffer>> {
    const { code, password } = ok(await this.employer.client.get('/api/i9-forms/export-password'));
    const path = `/api/i9-forms/export?${new URLSearchParams({ ...query, code })}`;
    const headers = { Cookie: this.employer.client.cookieHeader() };
    const answer = await fetch(`${this.app.origin}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return unlockedFiles(Buffer.from(await answer.arrayBuffer()), password);
  }

  /** A form that both have signed. */
  async complete(): Promise<{ id: string; phone: string; token: string }> {
    const made = await this.accepted(this.day(1));
    ok(await this.sign(made.token));
    ok(await this.verify(made.id, { firstDayOn: this.day(1) }));
    return made;
  }
}
