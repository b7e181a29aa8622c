import type { Fields } from '#kernel/aggregate.ts';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Job } from '#modules/jobs/domain/posting/job.ts';
import type { JobRecord } from '#modules/jobs/domain/posting/job-record.ts';
import { writtenProperties } from './written-columns.ts';

export const jobMapping = defineEntity({
  class: Job,
  tableName: 'jobs',
  properties: {
    id: p.uuid().primary(),
    employerId: p.uuid(),
    ...writtenProperties,
    payAmountCents: p.bigint('number').nullable(),
    payMaxCents: p.bigint('number').nullable(),
    payPeriod: p.text().nullable(),
    payHourlyCents: p.bigint('number').nullable(),
    acknowledgements: p.json(),
    isActive: p.boolean(),
    isUrgent: p.boolean(),
    closedAt: p.datetime().nullable(),
    heldReason: p.text().nullable(),
    heldOpen: p.boolean(),
    postingType: p.text(),
    packageId: p.text().nullable(),
    postingFeeCents: p.bigint('number').nullable(),
    isFeatured: p.boolean(),
    featuredUntil: p.datetime().nullable(),
    featuredSince: p.datetime().nullable(),
    paymentIntentId: p.text().nullable(),
    paymentStatus: p.text(),
    paidAt: p.datetime().nullable(),
    onlineUntil: p.datetime().nullable(),
    openedBy: p.array(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    version: p.integer().version(),
  } satisfies Record<keyof Fields<JobRecord>, unknown>,
});
