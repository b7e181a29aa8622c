import { toEmployer } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

const expired = { ...toEmployer, place: '/employer/referrals', icon: 'bell' } as const;

export const checkKinds = {
  background_check_clear: { ...toEmployer, icon: 'bell' },
  background_check_concerns: { ...toEmployer, icon: 'bell' },
  background_check_declined: { ...toEmployer, icon: 'bell' },
  background_check_link_expired: { ...expired, address: '?check={referralId}' },
  background_check_on_paper: { ...toEmployer, category: null, icon: 'bell' },
  background_check_disputed: { ...toEmployer, icon: 'bell' },
  background_check_decided: { ...toEmployer, icon: 'bell' },
  background_check_to_mail: { ...toEmployer, category: null, icon: 'bell' },
  background_check_undelivered: { ...toEmployer, icon: 'bell' },
  background_check_uncertified: { ...toEmployer, category: null, icon: 'bell' },
  drug_test_clear: { ...toEmployer, icon: 'bell' },
  drug_test_concerns: { ...toEmployer, icon: 'bell' },
  drug_test_declined: { ...toEmployer, icon: 'bell' },
  drug_test_link_expired: { ...expired, address: '?drugTest={referralId}' },
  drug_test_on_paper: { ...toEmployer, category: null, icon: 'bell' },
  drug_test_disputed: { ...toEmployer, icon: 'bell' },
  drug_test_undelivered: { ...toEmployer, icon: 'bell' },
  drug_test_uncertified: { ...toEmployer, category: null, icon: 'bell' },
} as const satisfies KindRows;
