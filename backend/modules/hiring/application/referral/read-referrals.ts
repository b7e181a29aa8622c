import type { Page } from '#kernel/page.ts';
import { assertOwner, jobNotFound } from '#modules/jobs/index.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { JobId, ReferralId, UserId } from '#kernel/ids.ts';
import type { ReferralAnswer, ReferralPresenter } from './referral-presenter.ts';
import type { ReferralQueries, ReferralRow } from './referral-queries.ts';
import { referralNotFound } from '../errors.ts';
import { checkStepLabel, timelineActor, timelineLabel } from './timeline-wording.ts';

export interface ListedReferral {
  readonly at: string;
  readonly id: string;
  readonly answer: ReferralAnswer;
}

/** Referrals for the screens of the employer and the referrer, each seeing what is theirs. */
export class ReadReferrals {
  private readonly pages: ReferralQueries;
  private readonly answers: ReferralPresenter;

  constructor(pages: ReferralQueries, answers: ReferralPresenter) {
    this.pages = pages;
    this.answers = answers;
  }

  async ofReferrer(reader: UserId, page: Page): Promise<readonly ListedReferral[]> {
    return this.listed(await this.pages.ofReferrer(reader, page), reader);
  }

  /** @throws DomainError `hiring.job_not_found`, `hiring.not_owner` */
  async ofJob(jobId: JobId, reader: UserId, page: Page): Promise<readonly ListedReferral[]> {
    const employerId = await this.pages.jobOwner(jobId);
    if (!employerId) throw jobNotFound();
    assertOwner({ employerId }, reader);
    return this.listed(await this.pages.ofJob(jobId, page), reader);
  }

  /** @throws DomainError `hiring.referral_not_found`, `hiring.not_yours` (403) */
  async one(id: ReferralId, reader: UserId): Promise<ReferralAnswer> {
    return this.answers.one(await this.visible(id, reader), reader);
  }

  /** Notes are the employer's own (rules.md#private-notes). @throws DomainError as `one`. */
  async timeline(id: ReferralId, reader: UserId): Promise<readonly object[]> {
    const referral = await this.visible(id, reader);
    const isOwner = referral.employerId === reader;
    const steps = (await this.pages.timeline(id)).map((row) => ({
      at: row.at,
      status: row.status,
      label: timelineLabel(row, isOwner),
      actor: timelineActor(row, referral),
      note: isOwner ? row.note : null,
    }));
    if (!isOwner) return steps;
    const checks = (await this.pages.checkSteps(id)).map(({ kind, ...step }) => {
      return { ...step, label: checkStepLabel(kind), note: null };
    });
    return [...steps, ...checks].toSorted((one, other) => one.at.localeCompare(other.at));
  }

  private async visible(id: ReferralId, reader: UserId): Promise<ReferralRow> {
    const row = await this.pages.one(id);
    if (!row) throw referralNotFound();
    if (row.employerId !== reader && row.referrerId !== reader) {
      throw new DomainError('hiring.not_yours', 'forbidden', "This referral isn't yours");
    }
    return row;
  }

  private async listed(rows: readonly ReferralRow[], reader: UserId): Promise<readonly ListedReferral[]> {
    const answers = await this.answers.many(rows, reader);
    return rows.flatMap(({ at, id }, index) => {
      const answer = answers[index];
      return answer ? [{ at, id, answer }] : [];
    });
  }
}
