import { consumer, type EventConsumer } from '#kernel/consumer.ts';
import { asId } from '#kernel/ids.ts';
import type { ActivatePaidJobs } from '../../application/posting/activate-paid-jobs.ts';

export function activatePaidJobsConsumer(activate: ActivatePaidJobs): EventConsumer {
  return consumer({
    name: 'hiring.activate_paid_jobs',
    on: ['billing.payment_succeeded'],
    async handle({ payload: { purpose, jobId, paymentId } }) {
      if (purpose === 'job_post' && jobId) await activate.run(asId(jobId), asId(paymentId));
    },
  });
}
