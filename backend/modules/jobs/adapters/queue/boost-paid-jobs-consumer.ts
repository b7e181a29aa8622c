import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { BoostJob } from '../../application/posting/boost-job.ts';

export function boostPaidJobsConsumer(boost: BoostJob): EventConsumer {
  return consumer({
    name: 'hiring.boost_paid_jobs',
    on: ['billing.payment_succeeded'],
    async handle({ payload: { purpose, jobId, paymentId } }) {
      if (purpose === 'job_boost' && jobId) await boost.paid(asId(jobId), asId(paymentId));
    },
  });
}
