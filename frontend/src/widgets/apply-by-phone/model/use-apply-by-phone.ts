import { useTranslation } from 'react-i18next';
import { usePhoneEntry, type PhoneEntry } from '#features/account/text-code/index.ts';
import { useApplyByPhoneMutation } from '../api/apply-by-phone-api.ts';
import { bodyOf, forgetValues, type ApplyValues } from './apply-values.ts';

const FIELDS = { skills: 'trade' };

/** Both steps on one page: the code, then the application. */
export function useApplyByPhone(jobId: string, onApplied: () => void): PhoneEntry<ApplyValues> {
  const { t } = useTranslation('apply');
  const [apply] = useApplyByPhoneMutation();
  return usePhoneEntry({
    purpose: 'apply',
    send: (values) => apply({ jobId, body: bodyOf(values) }),
    onDone: () => {
      forgetValues();
      onApplied();
    },
    failed: t('failed'),
    refusals: { 'hiring.already_referred': t('known') },
    fields: FIELDS,
  });
}
