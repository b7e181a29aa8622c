import { useTranslation } from 'react-i18next';
import type { JobPostPayment } from '#contract/jobs/posting/paid-post.ts';
import { isSettled } from '#entities/payment/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import {
  useLazyJobPostPaymentQuery,
  useLazyPostedJobQuery,
  useOrderJobPostMutation,
  useRenewPostMutation,
} from '../api/post-job-api.ts';
import type { JobCall } from './job-values.ts';

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

const BETWEEN_LOOKS_MS = 400;
const MOST_LOOKS = 25;

/** Posts a job with a package. Waits for the payment and for the job to open (rules.md#paid-posts). */
export function usePayPost(collect: CollectPost): PaidPoster {
  const { t } = useTranslation('post-job');
  const [orderPost] = useOrderJobPostMutation();
  const [renewPost] = useRenewPostMutation();
  const [readPayment] = useLazyJobPostPaymentQuery();
  const isOpen = useIsOpen();
  const settle = async (due: JobPostPayment): Promise<boolean> => {
    if (due.status === 'requires_payment' && due.clientSecret === null) {
      showToast({ title: t('paid.intentFailed'), variant: 'destructive' });
      return false;
    }
    if (!(await isSettled(due, collect))) return false;
    await isOpen(due.jobId);
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

/** The job opens a moment after its payment. Waits, so that the next screen shows it open. */
function useIsOpen(): (jobId: string) => Promise<void> {
  const [read] = useLazyPostedJobQuery();
  return async (jobId) => {
    for (let look = 0; look < MOST_LOOKS; look += 1) {
      const { data } = await read(jobId);
      if (data?.isActive) return;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    }
  };
}
