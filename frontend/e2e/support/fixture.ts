import type { Loose } from '#testing/fixtures/http-client.ts';
import { call, type Person } from './person.ts';
import { productDay } from './product-day.ts';
import { freshPhone } from './sign-up.ts';

/** Creates the state before a test through API calls. Other tests cover the screens for it. */
export class Fixture {
  readonly employer: Person;
  readonly member: Person;
  /** The language of messages to workers; null for the member's own. */
  private readonly workerLanguage: 'es' | null;

  constructor(employer: Person, member: Person, workerLanguage: 'es' | null = null) {
    this.employer = employer;
    this.member = member;
    this.workerLanguage = workerLanguage;
  }

  async job(title = 'Framing carpenter'): Promise<string> {
    const job = await call(this.employer, 'POST', '/api/jobs', {
      title,
      company: 'Hill Country Builders',
      description: 'Frame walls and roofs in Austin.',
      location: 'Austin, TX',
      payRate: '$25/hour',
      schedule: 'Full-time',
      category: 'construction',
      referralBonus: '500',
    });
    return job.id;
  }

  /** Each worker has a separate job. */
  async submitted(workerName: string): Promise<string> {
    const referral = await call(this.member, 'POST', '/api/referrals', {
      jobId: await this.job(`Job of ${workerName}`),
      referrerName: 'Ana Ruiz',
      referrerPhone: freshPhone(),
      workerName,
      workerPhone: freshPhone(),
      relationship: 'friend',
      workerLanguage: this.workerLanguage,
      consent: true,
    });
    return referral.id;
  }

  async interviewing(workerName: string): Promise<string> {
    const id = await this.submitted(workerName);
    for (const status of ['contacted', 'interviewing']) {
      await call(this.employer, 'PUT', `/api/referrals/${id}/status`, { status });
    }
    return id;
  }

  /** Invited by text to an interview in a week. */
  async invited(workerName: string): Promise<string> {
    const id = await this.submitted(workerName);
    const path = `/api/referrals/${id}/status`;
    await call(this.employer, 'PUT', path, { status: 'contacted' });
    const interview = { at: `${await productDay(this.employer, 7)}T09:00`, kind: 'phone' };
    await call(this.employer, 'PUT', path, { status: 'interviewing', interview });
    return id;
  }

  /** Asked by text and email for the consent to a background check that is paid. */
  async requestedConsent(workerName: string): Promise<string> {
    const id = await this.interviewing(workerName);
    const asked = { packageType: 'standard' };
    const { payment } = await call(this.employer, 'POST', `/api/referrals/${id}/background-check`, asked);
    await this.pay(payment);
    return id;
  }

  /** With a draft of a letter that is paid. */
  async paidLetter(workerName: string, startsIn = 21): Promise<{ referralId: string; letterId: string }> {
    const referralId = await this.interviewing(workerName);
    return { referralId, letterId: await this.payLetter(referralId, startsIn) };
  }

  /** Includes the path of the page where the candidate answers. */
  async sentLetter(
    workerName: string,
    startsIn = 21,
  ): Promise<{ referralId: string; letterId: string; signPath: string }> {
    const letter = await this.paidLetter(workerName, startsIn);
    return { ...letter, signPath: await this.sendLetter(letter.letterId) };
  }

  /** The same for someone who has an interview already. */
  async offerTo(referralId: string): Promise<string> {
    return this.sendLetter(await this.payLetter(referralId, 21));
  }

  async signedLetter(workerName: string, startsIn = 21): Promise<string> {
    const { referralId, signPath } = await this.sentLetter(workerName, startsIn);
    await this.sign(signPath, workerName);
    return referralId;
  }

  async sign(signPath: string, signature: string): Promise<void> {
    const path = signPath.replace('/sign-offer/', '/api/offer-letters/sign/');
    await call(this.employer, 'POST', path, { acceptedTerms: true, signature, esignConsent: true });
  }

  /** A worker with an account applied and signed. Returns the referral of their Form I-9. */
  async formOfAccount(worker: Person, workerName: string): Promise<string> {
    await completeProfile(worker);
    const job = await this.job(`Job of ${workerName}`);
    const { id } = await call(worker, 'POST', `/api/jobs/${job}/quick-apply`, {});
    for (const status of ['contacted', 'interviewing']) {
      await call(this.employer, 'PUT', `/api/referrals/${id}/status`, { status });
    }
    await this.sign(await this.offerTo(id), workerName);
    await this.settle();
    return id;
  }

  /** Hired directly; the bonus is not paid yet. */
  async hired(workerName: string): Promise<{ id: string; payment: Loose }> {
    const id = await this.interviewing(workerName);
    const { payment } = await call(this.employer, 'PUT', `/api/referrals/${id}/hire`, {});
    return { id, payment };
  }

  /** Hired by a signed letter, so that the worker counts as confirmed and the reward is paid without a review. */
  async completed(workerName: string): Promise<string> {
    const id = await this.signedLetter(workerName, 0);
    await call(this.employer, 'PUT', `/api/referrals/${id}/hire`, {});
    await call(this.employer, 'PUT', `/api/referrals/${id}/complete`);
    await this.settle();
    return id;
  }

  /** Delivers all waiting messages and tasks, and their effects. */
  async settle(hours = 0): Promise<void> {
    await call(this.employer, 'POST', '/api/dev/clock', { advanceHours: hours });
  }

  /** The sum of the employer's successful payments in all months, in dollars. */
  async charged(): Promise<number> {
    const payments: Loose[] = await call(this.employer, 'GET', '/api/billing/payments?limit=100');
    const paid = payments.filter(({ status }) => status === 'succeeded');
    return paid.reduce((sum, { amount }) => sum + Number(amount), 0);
  }

  async booksAreClean(): Promise<boolean> {
    const { balanced, problems } = await call(this.employer, 'GET', '/api/dev/ledger-check');
    return balanced === true && problems.length === 0;
  }

  /** Returns the ID of a draft that is paid. */
  async payLetter(referralId: string, startsIn: number): Promise<string> {
    const offerData = {
      startDate: await productDay(this.employer, startsIn),
      payRate: '25',
      payType: 'hourly',
      workLocation: 'Austin, TX',
    };
    const path = `/api/referrals/${referralId}/create-offer`;
    const { offerLetter, payment } = await call(this.employer, 'PUT', path, { offerData });
    await this.pay(payment);
    return offerLetter.id;
  }

  async sendLetter(id: string): Promise<string> {
    const path = `/api/offer-letters/${id}/send`;
    const { jobTitle } = await call(this.employer, 'POST', path, { provider: 'docusign' });
    return this.sentLink(jobTitle);
  }

  /** The worker's link in the newest message about a letter. It requires no code. */
  private async sentLink(jobTitle: string): Promise<string> {
    await this.settle();
    const messages: Loose[] = await call(this.employer, 'GET', '/api/dev/outbox?limit=100');
    const about = messages.filter(({ body }) => body.includes(jobTitle));
    const [link] = about.flatMap(({ body }) => /\/sign-offer\/[\w-]+/.exec(body)?.[0] ?? []);
    if (!link) throw new Error(`No link to the offer of ${jobTitle} was sent`);
    return link;
  }

  async pay({ paymentIntentId, clientSecret }: Loose, cardNumber = '4242424242424242'): Promise<void> {
    await call(this.employer, 'POST', `/api/sandbox-payments/${paymentIntentId}/confirm`, {
      cardNumber,
      expMonth: 12,
      expYear: 2099,
      cvc: '123',
      clientSecret,
    });
    await this.settle();
  }
}

/** Fills in the profile that a worker needs to apply. */
export async function completeProfile(worker: Person): Promise<void> {
  await call(worker, 'PUT', '/api/user-profile', {
    location: 'Austin, TX',
    skills: ['Roofing'],
    experience: 'expert',
    payRate: '$28/hour',
    certifications: 'OSHA 10',
  });
}
