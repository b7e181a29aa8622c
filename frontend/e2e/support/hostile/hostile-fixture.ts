import { HOSTILE_TEXTS } from '#testing/hostile/hostile-texts.ts';
import type { Loose } from '#testing/fixtures/http-client.ts';
import { confirmEmail } from '../steps/confirm-email.ts';
import { Fixture } from '../fixture.ts';
import { call, type Person } from '../person.ts';
import { productDay } from '../product-day.ts';
import { certify, freshPhone, PASSWORD } from '../sign-up.ts';

const { markup, script, address, bareDomain, scriptAddress, turned, brokenDomain } = HOSTILE_TEXTS;
const NAME = { firstName: markup, lastName: bareDomain, phone: '', password: PASSWORD, acceptTerms: true };
/** Long texts may contain characters that change the direction. Names may not. */
const WORDS = `${turned} ${address} ${scriptAddress} ${brokenDomain} ${markup} ${script}`;
/** A new account's text is public immediately only without an address. */
const TALK = `${turned} ${markup} ${script}`;
/** Pages that a link opens, with the start of its address. */
const LINKED = {
  ':confirm': 'confirm-referral',
  ':interview': 'interview',
  ':signing': 'sign-offer',
  ':reference': 'reference-check',
  ':consent': 'background-check-consent',
  ':firstDay': 'first-day',
  ':i9': 'i9',
} as const;

/** An employer, a member, and a worker who mean harm, and what they have written, by the part of an address that names it. */
export class HostileFixture {
  private readonly contractor: Person;
  private readonly member: Person;
  private readonly worker: Person;
  private readonly fixture: Fixture;
  private readonly places = new Map<string, string>();

  constructor(contractor: Person, member: Person, worker: Person) {
    this.contractor = contractor;
    this.member = member;
    this.worker = worker;
    this.fixture = new Fixture(contractor, member);
  }

  placeOf(screen: string): string {
    return screen.replaceAll(/:\w+/g, (name) => this.places.get(name) ?? name);
  }

  async write(): Promise<void> {
    await this.signUp();
    const job = await this.post();
    await this.apply(job);
    const referral = await this.refer(job);
    await this.interview(referral);
    await this.ask(referral);
    await this.offer(referral);
    await this.talk();
    await this.report(job);
    await this.fixture.settle();
    await this.readLinks();
  }

  private async signUp(): Promise<void> {
    await call(this.contractor, 'POST', '/api/employer-signup', {
      ...NAME,
      email: 'hostile-employer@example.com',
      phone: freshPhone(),
      companyName: address,
      companySize: '11-50',
      industry: 'construction',
      location: bareDomain,
    });
    const account = { ...NAME, email: 'hostile-member@example.com', phone: freshPhone() };
    await call(this.member, 'POST', '/api/auth/signup', account);
    await call(this.member, 'PUT', '/api/user/role', { userType: 'referrer' });
    await confirmEmail(this.member);
    await confirmEmail(this.contractor);
    await certify(this.contractor, markup);
    await call(this.worker, 'POST', '/api/worker-signup', {
      ...NAME,
      email: 'hostile-worker@example.com',
      phone: freshPhone(),
      location: bareDomain,
      experience: 'expert',
      specialties: ['Roofing'],
      certifications: [address.slice(0, 80)],
      availability: 'immediate',
      transportation: 'own-vehicle',
      desiredPay: script,
    });
    this.places.set(':code', (await call(this.member, 'GET', '/api/auth/user')).referralCode);
    this.places.set(':person', (await call(this.member, 'GET', '/api/auth/user')).id);
    this.places.set(':employer', (await call(this.contractor, 'GET', '/api/auth/user')).id);
  }

  private async post(): Promise<string> {
    const job = await call(this.contractor, 'POST', '/api/jobs', {
      title: script,
      company: address,
      description: WORDS,
      location: bareDomain,
      payRate: '$25/hour',
      schedule: 'Full-time',
      category: 'construction',
      requirements: WORDS,
      referralBonus: '500',
    });
    this.places.set(':job', job.id);
    return job.id;
  }

  /** Applies, and signs a letter, which begins a Form I-9. */
  private async apply(jobId: string): Promise<void> {
    const { id } = await call(this.worker, 'POST', `/api/jobs/${jobId}/quick-apply`, { message: WORDS });
    this.places.set(':mine', id);
    await this.interview(id);
    const offerData = {
      startDate: await productDay(this.contractor, 21),
      payRate: '25',
      payType: 'hourly',
      workLocation: bareDomain,
      conditions: WORDS,
      onSiteName: markup,
      onSitePhone: '5125550142',
    };
    const path = `/api/referrals/${id}/create-offer`;
    const { offerLetter, payment } = await call(this.contractor, 'PUT', path, { offerData });
    await this.fixture.pay(payment);
    await call(this.contractor, 'POST', `/api/offer-letters/${offerLetter.id}/send`, {
      provider: 'docusign',
    });
    await this.fixture.settle();
    const token = await this.sentToken('sign-offer');
    const signature = `${markup} ${bareDomain}`;
    const answer = { acceptedTerms: true, signature, esignConsent: true };
    await call(this.worker, 'POST', `/api/offer-letters/sign/${token}`, answer);
    await call(this.contractor, 'POST', '/api/offer-templates', { name: markup, schedule: bareDomain });
  }

  private async refer(jobId: string): Promise<string> {
    const referral = await call(this.member, 'POST', '/api/referrals', {
      jobId,
      referrerName: markup,
      referrerPhone: freshPhone(),
      workerName: script,
      workerPhone: freshPhone(),
      relationship: 'friend',
      notes: WORDS,
      consent: true,
    });
    this.places.set(':candidate', referral.id);
    return referral.id;
  }

  private async interview(referral: string): Promise<void> {
    const path = `/api/referrals/${referral}/status`;
    await call(this.contractor, 'PUT', path, { status: 'contacted', message: WORDS });
    const at = `${await productDay(this.contractor, 7)}T09:00`;
    const interview = { at, kind: 'in_person', place: bareDomain, note: WORDS.slice(0, 300) };
    await call(this.contractor, 'PUT', path, { status: 'interviewing', interview });
  }

  private async ask(referral: string): Promise<void> {
    const giver = { name: markup, position: bareDomain, email: 'hostile-giver@example.com' };
    await call(this.contractor, 'POST', `/api/referrals/${referral}/reference-checks`, giver);
  }

  /** Sends a letter and the consent to a background check. */
  private async offer(referral: string): Promise<void> {
    const path = `/api/referrals/${referral}/background-check`;
    const { payment } = await call(this.contractor, 'POST', path, { packageType: 'basic' });
    await this.fixture.pay(payment);
    const letter = await this.fixture.payLetter(referral, 21);
    await call(this.contractor, 'POST', `/api/offer-letters/${letter}/send`, { provider: 'docusign' });
  }

  private async report(jobId: string): Promise<void> {
    const about = { contentType: 'job', contentId: jobId };
    await call(this.member, 'POST', '/api/reports', { ...about, reason: 'spam', description: WORDS });
  }

  private async talk(): Promise<void> {
    const board = await call(this.member, 'POST', '/api/industry-boards', {
      name: markup,
      description: WORDS,
      industry: 'construction',
    });
    this.places.set(':board', board.id);
    const said = { title: `${script} ${bareDomain}`, content: TALK };
    const post = await call(this.member, 'POST', `/api/industry-boards/${board.id}/posts`, said);
    this.places.set(':post', post.id);
    const forum = { ...said, title: markup, category: 'general' };
    const discussion = await call(this.member, 'POST', '/api/forum/discussions', forum);
    this.places.set(':discussion', discussion.id);
    await call(this.member, 'POST', `/api/posts/${discussion.id}/replies`, { content: TALK });
    const day = await productDay(this.member, 9);
    const event = await call(this.member, 'POST', '/api/events', {
      title: script,
      description: WORDS,
      eventType: 'safety',
      startAt: `${day}T18:00:00Z`,
      endAt: `${day}T20:00:00Z`,
      location: markup,
      address: bareDomain,
    });
    this.places.set(':event', event.id);
  }

  private async readLinks(): Promise<void> {
    for (const [name, page] of Object.entries(LINKED)) this.places.set(name, await this.sentToken(page));
  }

  /** The token in the newest link to a page. */
  private async sentToken(page: string): Promise<string> {
    const messages: Loose[] = await call(this.contractor, 'GET', '/api/dev/outbox?limit=100');
    const link = new RegExp(`/${page}/([\\w-]+)`);
    const [token] = messages.flatMap(({ body }) => link.exec(body)?.[1] ?? []);
    if (token === undefined) throw new Error(`No link to ${page} was sent`);
    return token;
  }
}
