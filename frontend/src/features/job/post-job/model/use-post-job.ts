import { useState } from 'react';
import { isApiError, isUnauthorized, serverMessageOf } from '#shared/api/index.ts';
import { clearDraft, errorsOf } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { suggestPush } from '#shared/push-suggestion/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import type { JobCall } from './job-values.ts';
import { useCanPostJobQuery, usePostJobMutation } from '../api/post-job-api.ts';

interface Poster {
  /** No free post is left, as loaded or as the server said in a refusal. */
  readonly noneLeft: boolean;
  /** The number of remaining posts if it is 10 or less (rules.md#free-posts); null if more. */
  readonly fewLeft: number | null;
  /** Returns the job's ID, or null after a refusal. */
  readonly post: (job: JobCall, form: FormHelpers) => Promise<string | null>;
}

export interface FormHelpers {
  readonly setErrors: (errors: Record<string, unknown>) => void;
}

interface PosterText {
  readonly draft: string;
  /** The toast's title after a refusal. */
  readonly failed: string;
  /** The description if the server gives no reason; undefined for no description. */
  readonly otherwise?: string;
  /** The server's reason replaces the title. */
  readonly serverFirst?: boolean;
}

const FEW = 10;

/** A free post by the shared call. The typed text is deleted only once it was posted. */
export function usePostJob({ draft, failed, otherwise, serverFirst = false }: PosterText): Poster {
  const [postJob] = usePostJobMutation();
  const { data: eligibility } = useCanPostJobQuery(undefined);
  const [isRefused, setRefused] = useState(false);
  const left = eligibility?.postsRemaining ?? -1;
  return {
    noneLeft: isRefused || eligibility?.canPost === false,
    fewLeft: left >= 0 && left <= FEW ? left : null,
    post: async (job, form) => {
      const { data, error } = await postJob(job);
      const isNoneLeft = isApiError(error) && error.status === 402;
      setRefused(isNoneLeft);
      if (data) {
        clearDraft(draft);
        suggestPush();
        return data.id;
      }
      if (isNoneLeft) window.scrollTo({ top: 0 });
      else if (isUnauthorized(error)) showFailure(error, failed);
      else {
        if (isApiError(error)) form.setErrors(errorsOf(error.issues, translateMessage));
        const words = translateMessage(serverMessageOf(error, ''));
        if (serverFirst) showToast({ title: words || failed, variant: 'destructive' });
        else {
          const description = otherwise === undefined ? undefined : words || otherwise;
          showToast({ title: failed, description, variant: 'destructive' });
        }
      }
      return null;
    },
  };
}
