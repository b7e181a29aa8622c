import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { ActivatePaidJobs } from '../../application/posting/activate-paid-jobs.ts';
import type { BoostJob } from '../../application/posting/boost-job.ts';

interface UseCases {
  readonly activate: ActivatePaidJobs;
  readonly boost: BoostJob;
}

export function jobConsumers({ activate, boost }: UseCases): readonly EventConsumer[] {
  return [
    consumer({
      name: 'hiring.activate_paid_jobs',
      on: ['billing.payment_succeeded'],
      async handle({ payload: { purpose, jobId, paymentId } }) {
        if (purpose === 'job_post' && jobId) await activate.run(asId(jobId), asId(paymentId));
      },
    }),
    consumer({
      name: 'hiring.boost_paid_jobs',
      on: ['billing.payment_succeeded'],
      async handle({ payload: { purpose, jobId, paymentId } }) {
        if (purpose === 'job_boost' && jobId) await boost.paid(asId(jobId), asId(paymentId));
      },
    }),
  ];
}
