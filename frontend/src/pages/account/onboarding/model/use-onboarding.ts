import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#entities/session/index.ts';
import { isApiError } from '#shared/api/index.ts';
import { clearDraft, errorsOf, readDraft } from '#shared/form/index.ts';
import { translateMessage } from '#shared/i18n/index.ts';
import { showFailure, showToast } from '#shared/toast/index.ts';
import { useSetUpProfileMutation } from '../api/onboarding-api.ts';
import { LAST_STEP, stepAfter, stepBefore, stepOf, type Step } from './onboarding-steps.ts';
import { pathAfterOnboarding, startValues, setUpCall, type OnboardingValues } from './onboarding-values.ts';

/** The server's errors for a step. */
export type Refusal = Record<string, unknown>;

/** Three steps over one set of values, which survives a reload. */
export function useOnboarding(user: User) {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  const [setUp] = useSetUpProfileMutation();
  // The user's own draft, because others may use the same browser.
  const draft = `onboarding.${user.id}`;
  const [values, setValues] = useState(() => valuesOf(user, draft));
  const [step, setStep] = useState<Step>(0);
  const [refusal, setRefusal] = useState<Refusal>({});
  const go = (to: Step, kept: OnboardingValues, refused: Refusal = {}): void => {
    setValues(kept);
    setRefusal(refused);
    setStep(to);
  };
  const finish = async (typed: OnboardingValues): Promise<void> => {
    const { data, error } = await setUp(setUpCall(typed));
    if (data) {
      clearDraft(draft);
      showToast({ title: t('done'), variant: 'success' });
      await navigate(pathAfterOnboarding(data.userType));
      return;
    }
    showFailure(error, t('failure.title'), t('failure.text'));
    const issues = isApiError(error) ? error.issues : [];
    const refused = stepOf(issues.map(({ path }) => path));
    if (refused !== null) go(refused, typed, errorsOf(issues, translateMessage));
  };
  return {
    draft,
    values,
    step,
    refusal,
    back: (typed: OnboardingValues) => go(stepBefore(step), typed),
    next: async (typed: OnboardingValues) =>
      step === LAST_STEP ? finish(typed) : go(stepAfter(step), typed),
  };
}

function valuesOf(user: User, draft: string): OnboardingValues {
  const start = startValues(user);
  const kept = readDraft(draft, start);
  return user.userType === 'admin' ? { ...kept, userType: 'admin' } : kept;
}
