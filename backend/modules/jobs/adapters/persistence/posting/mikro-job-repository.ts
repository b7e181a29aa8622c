import { LockMode, type MikroORM } from '@mikro-orm/postgresql';
import type { EventPublisher } from '#kernel/domain-events.ts';
import type { JobId } from '#kernel/ids.ts';
import { transactionEm } from '#platform/persistence/transaction-em.ts';
import type { JobRepository } from '#modules/jobs/application/ports.ts';
import { Job } from '#modules/jobs/domain/posting/job.ts';

export class MikroJobRepository implements JobRepository {
  private readonly orm: MikroORM;
  private readonly events: EventPublisher;

  constructor(orm: MikroORM, events: EventPublisher) {
    this.orm = orm;
    this.events = events;
  }

  async find(id: JobId): Promise<Job | null> {
    return transactionEm(this.orm).findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async findToRefer(id: JobId): Promise<Job | null> {
    return transactionEm(this.orm).findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  }

  async add(job: Job): Promise<void> {
    await this.save(job);
  }

  async save(job: Job): Promise<void> {
    await transactionEm(this.orm).persist(job).flush();
    await this.events.publish(job.pullEvents());
  }
}
