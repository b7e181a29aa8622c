import { useTranslation } from 'react-i18next';
import type { JobPostPayment } from '#contract/jobs/posting/paid-post.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useLazyJobPostPaymentQuery,
  useOrderJobPostMutation,
  useRenewPostMutation,
} from '../api/post-job-api.ts';
import type { JobCall } from './job-values.ts';
import { useJobUntil } from './use-job-until.ts';

/** Opens the card dialog; false if the person closed it. */
export type CollectPost = (due: JobPostPayment) => Promise<boolean>;

interface PaidPoster {
  /** Returns the job's ID after the payment, or null. */
  readonly order: (packageId: string, jobData: JobCall, otherCard: boolean) => Promise<string | null>;
  /** Pays for an earlier post that is still unpaid. */
  readonly payFor: (jobId: string) => Promise<boolean>;
  /** Renews an expired post. */
  readonly renew: (jobId: string, packageId: string, otherCard: boolean) => Promise<boolean>;
}

interface Answer {
  readonly data?: JobPostPayment | undefined;
  readonly error?: unknown;
}

/** Posts a job with a package. Waits for the payment and for the job to open (rules.md#paid-posts). */
export function usePayPost(collect: CollectPost): PaidPoster {
  const { t } = useTranslation('post-job');
  const [orderPost] = useOrderJobPostMutation();
  const [renewPost] = useRenewPostMutation();
  const [readPayment] = useLazyJobPostPaymentQuery();
  const jobUntil = useJobUntil();
  const settle = async (due: JobPostPayment): Promise<boolean> => {
    if (due.status === 'requires_payment' && due.clientSecret === null) {
      showToast({ title: t('paid.intentFailed'), variant: 'destructive' });
      return false;
    }
    if (!(await isSettled(due, collect))) return false;
    await jobUntil(due.jobId, ({ isActive }) => isActive);
    showToast({ title: t('paid.title'), description: t('paid.text'), variant: 'success' });
    return true;
  };
  const pay = async ({ data, error }: Answer): Promise<boolean> => {
    if (data) return settle(data);
    showFailure(error, t('paid.intentFailed'));
    return false;
  };
  return {
    order: async (packageId, jobData, otherCard) => {
      const answer = await orderPost({ packageId, jobData, otherCard });
      return (await pay(answer)) ? (answer.data?.jobId ?? null) : null;
    },
    renew: async (jobId, packageId, otherCard) => pay(await renewPost({ id: jobId, packageId, otherCard })),
    payFor: async (jobId) => pay(await readPayment(jobId)),
  };
}
