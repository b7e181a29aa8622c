import type { Page } from '#kernel/page.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { ReadReferrals } from '#modules/hiring/application/referral/read-referrals.ts';
import type { ReferralRow } from '#modules/hiring/application/referral/referral-queries.ts';
import type { ReferralAnswer, ReferralPresenter } from './referral-presenter.ts';

/** An answer with its place in a list. */
export interface ListedReferral {
  readonly at: string;
  readonly id: string;
  readonly answer: ReferralAnswer;
}

/** Referrals as their employer or their referrer is shown them. */
export class PresentedReferrals {
  private readonly reading: ReadReferrals;
  private readonly presenter: ReferralPresenter;

  constructor(reading: ReadReferrals, presenter: ReferralPresenter) {
    this.reading = reading;
    this.presenter = presenter;
  }

  async ofReferrer(reader: UserId, page: Page): Promise<readonly ListedReferral[]> {
    return this.listed(await this.reading.ofReferrer(reader, page), reader);
  }

  /** @throws DomainError as `ReadReferrals.ofJob` */
  async ofJob(jobId: JobId, reader: UserId, page: Page): Promise<readonly ListedReferral[]> {
    return this.listed(await this.reading.ofJob(jobId, reader, page), reader);
  }

  /** @throws DomainError as `ReadReferrals.one` */
  async one(id: ReferralId, reader: UserId): Promise<ReferralAnswer> {
    return this.presenter.one(await this.reading.one(id, reader), reader);
  }

  async listed(rows: readonly ReferralRow[], reader: UserId): Promise<readonly ListedReferral[]> {
    const answers = await this.presenter.many(rows, reader);
    return rows.flatMap(({ at, id }, index) => {
      const answer = answers[index];
      return answer ? [{ at, id, answer }] : [];
    });
  }
}
