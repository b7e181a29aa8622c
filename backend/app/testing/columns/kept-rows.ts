import { asId } from '#kernel/ids.ts';
import { PERSONAL_DATA, UNIT_OF_WORK } from '#platform/tokens.ts';
import type { HttpClient, Loose } from '#testing/fixtures/http-client.ts';
import { signUpWorker, testPhone, type SignedUp } from '#testing/fixtures/sign-up.ts';
import type { TestApplication } from '#testing/fixtures/test-application.ts';
import { ColumnProbe } from './column-probe.ts';
import { ok, ProductFixture } from '../product-fixture.ts';

export type KeptTable = 'users' | 'jobs' | 'referrals' | 'offer_letters';
type Reading = () => Promise<unknown>;

/** A row, and everything that shows it to someone. */
export interface KeptRow {
  readonly probe: ColumnProbe;
  readonly views: Readonly<Record<string, Reading>>;
}

const CONFIRM_ADDRESS = {
  name: 'test-confirm-address',
  text: 'update users set email_verified_at = now() where id = $1',
};
const CONFIRM_REFERRAL = {
  name: 'test-confirm-referral',
  text: `update referrals set verification_status = 'verified', worker_id = $2 where id = $1`,
};

interface Story {
  readonly product: ProductFixture;
  readonly worker: SignedUp;
  readonly ids: Readonly<Record<KeptTable, string>>;
  readonly token: string;
}

/** A worker's account, a job, a referral that the worker has confirmed, and a letter that waits for an answer. */
export class KeptRows {
  readonly rows: Readonly<Record<KeptTable, KeptRow>>;
  private readonly app: TestApplication;
  private readonly people: Readonly<Record<'employer' | 'referrer' | 'worker', SignedUp>>;

  private constructor({ product, worker, ids, token }: Story) {
    const { app, employer, referrer } = product;
    this.app = app;
    this.people = { employer, referrer, worker };
    const row = (table: KeptTable, views: KeptRow['views']): KeptRow => ({
      probe: new ColumnProbe(app.application.sql, table, ids[table]),
      views,
    });
    const referral = `/api/referrals/${ids.referrals}`;
    const letter = `/api/offer-letters/referral/${ids.referrals}`;
    this.rows = {
      users: row('users', {
        answer: answer(worker.client, '/api/auth/user'),
        copy: this.copy('account', worker),
      }),
      jobs: row('jobs', {
        answer: answer(employer.client, `/api/jobs/${ids.jobs}`),
        copy: this.copy('jobs', employer),
      }),
      referrals: row('referrals', {
        employer: answer(employer.client, referral),
        referrer: answer(referrer.client, referral),
        worker: answer(worker.client, '/api/worker-applications'),
        'employer’s copy': this.copy('hiring', employer),
        'referrer’s copy': this.copy('hiring', referrer),
        'worker’s copy': this.copy('hiring', worker),
      }),
      offer_letters: row('offer_letters', {
        employer: answer(employer.client, letter),
        referrer: answer(referrer.client, letter),
        candidate: answer(app.client(), `/api/offer-letters/sign/${token}`),
        'employer’s copy': this.copy('offers', employer),
        'worker’s copy': this.copy('offers', worker),
      }),
    };
  }

  static async open(app: TestApplication): Promise<KeptRows> {
    const product = await ProductFixture.open(app);
    const worker = await signUpWorker(app);
    const { sql } = app.application;
    await sql.rows(CONFIRM_ADDRESS, [worker.id]);
    const jobId: string = (await product.job()).id;
    const named = { workerName: 'Bo Li', workerPhone: testPhone(), workerEmail: worker.email };
    const told = { referrerName: 'Ana Ruiz', referrerPhone: testPhone(), experience: 'Ten years' };
    const body = { jobId, relationship: 'friend', consent: true, ...named, ...told };
    const { id } = ok(await product.referrer.client.post('/api/referrals', body));
    await sql.rows(CONFIRM_REFERRAL, [id, worker.id]);
    ok(await product.status(id, 'interview_scheduled'));
    const letter = await product.sentLetter(id);
    const ids = { users: worker.id, jobs: jobId, referrals: id, offer_letters: letter.id };
    const kept = new KeptRows({ product, worker, ids, token: letter.token });
    // The first view of the letter is noted.
    await kept.rows.offer_letters.views['candidate']?.();
    return kept;
  }

  async read(): Promise<Readonly<Record<KeptTable, Readonly<Record<string, unknown>>>>> {
    const { users, jobs, referrals, offer_letters } = this.rows;
    return {
      users: await users.probe.row(),
      jobs: await jobs.probe.row(),
      referrals: await referrals.probe.row(),
      offer_letters: await offer_letters.probe.row(),
    };
  }

  /** Erases as the deletion of the account does, ignoring any obstacle. */
  async erase(who: keyof KeptRows['people']): Promise<void> {
    const { application } = this.app;
    const parts = application.all(PERSONAL_DATA).toReversed();
    await application.get(UNIT_OF_WORK).transaction(async () => {
      for (const part of parts) await part.erase(asId<'user'>(this.people[who].id));
    });
  }

  private copy(name: string, { id }: SignedUp): Reading {
    return async () => {
      const part = this.app.application.all(PERSONAL_DATA).find((one) => one.name === name);
      const copied: Loose = await part?.collect(asId<'user'>(id));
      // Sessions move with every call.
      return { ...copied, sessions: null };
    };
  }
}

function answer(client: HttpClient, path: string): Reading {
  return async () => {
    const { status, body } = await client.get(path);
    return { status, body };
  };
}
