import { defineEntity, p } from '@mikro-orm/postgresql';
import { Milestone } from '../../domain/bonus/milestone.ts';
import { Obligation } from '../../domain/charging/obligation.ts';
import { Payment } from '../../domain/charging/payment.ts';

/** `refunds` have their own table, which the repository reads and writes with the payment. */
export const paymentMapping = defineEntity({
  class: Payment,
  tableName: 'payments',
  properties: {
    id: p.uuid().primary(),
    employerId: p.uuid(),
    purpose: p.text(),
    referralId: p.uuid().nullable(),
    offerLetterId: p.uuid().nullable(),
    jobId: p.uuid().nullable(),
    packageId: p.uuid().nullable(),
    status: p.text(),
    lines: p.json(),
    amountCents: p.bigint('number'),
    currency: p.text(),
    provider: p.text().nullable(),
    providerPaymentId: p.text().nullable(),
    clientSecret: p.text().nullable(),
    savedCardId: p.text().nullable(),
    preparedAt: p.datetime().nullable(),
    attempts: p.integer(),
    failureMessage: p.text().nullable(),
    refundedCents: p.bigint('number'),
    disputedCents: p.bigint('number'),
    succeededAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const obligationMapping = defineEntity({
  class: Obligation,
  tableName: 'obligations',
  properties: {
    id: p.uuid().primary(),
    referralId: p.uuid(),
    jobId: p.uuid(),
    employerId: p.uuid(),
    referrerId: p.uuid().nullable(),
    offerLetterId: p.uuid().nullable(),
    kind: p.text(),
    amountCents: p.bigint('number'),
    refundedCents: p.bigint('number'),
    state: p.text(),
    liveKey: p.text().nullable(),
    paymentId: p.uuid().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export const milestoneMapping = defineEntity({
  class: Milestone,
  tableName: 'milestones',
  properties: {
    id: p.uuid().primary(),
    obligationId: p.uuid(),
    referralId: p.uuid(),
    jobId: p.uuid(),
    employerId: p.uuid(),
    referrerId: p.uuid(),
    position: p.integer(),
    percent: p.integer(),
    amountCents: p.bigint('number'),
    dueAt: p.datetime(),
    state: p.text(),
    releasedAt: p.datetime().nullable(),
    voidedAt: p.datetime().nullable(),
    frozenBy: p.uuid().nullable(),
    waitsForWorker: p.boolean(),
    earlyFeeCents: p.bigint('number').nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});
