import { newId, type JobId } from '#kernel/ids.ts';
import type { AttributedReferrer, Jobs, ReferredJob, AttributionResolver } from '#modules/jobs/index.ts';
import { EMPLOYER, STRANGER } from './people.ts';

/** Jobs as upstream would answer them. */
export class FakeJobs implements Jobs {
  private readonly jobs = new Map<JobId, ReferredJob>();

  open(): JobId {
    const id = newId<'job'>();
    this.jobs.set(id, {
      id,
      employerId: EMPLOYER,
      isActive: true,
      bonusCents: 500_00,
      title: 'Framer',
      company: 'Lone Star Builders',
      location: 'Austin, TX',
      payRate: '$25/hour',
      schedule: 'full-time',
    });
    return id;
  }

  close(id: JobId): void {
    const job = this.jobs.get(id);
    if (job) this.jobs.set(id, { ...job, isActive: false });
  }

  async findToRefer(id: JobId): Promise<ReferredJob | null> {
    return this.jobs.get(id) ?? null;
  }
}

const LINK_OF_STRANGER = 'KNOWN123';

/**
 * The user whose link led someone to a job: the one known code, else the visit from `visited`. Never the
 * visitor's own.
 */
export function fakeAttributionResolver(
  visited: () => AttributedReferrer | null,
): Pick<AttributionResolver, 'of'> {
  return {
    of: async (by, _job, { shareCode }) => {
      const linked = shareCode === LINK_OF_STRANGER ? { referrerId: STRANGER, code: shareCode } : visited();
      return linked?.referrerId === by ? null : linked;
    },
  };
}
