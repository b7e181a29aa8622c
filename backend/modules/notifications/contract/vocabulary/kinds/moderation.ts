import { decided } from './bases.ts';
import type { KindRows } from '../kind-row.ts';

export const moderationKinds = {
  /** Moderators' decisions about someone or their content: required notices. */
  content_held: { ...decided, facts: ['caseId', 'excerpt'] },
  content_hidden: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  content_restored: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  content_locked: { ...decided, facts: ['actionId', 'excerpt', 'reason'] },
  account_warned: { ...decided, facts: ['actionId', 'reason'] },
  suspension_lifted: { ...decided, facts: ['actionId', 'reason'] },
  appeal_granted: { ...decided, facts: ['actionId', 'reason'] },
  appeal_denied: { ...decided, facts: ['actionId', 'reason'] },
  /** To who reported something. */
  report_upheld: { ...decided, address: '?tab=reports', category: 'community', facts: ['reportId'] },
  report_dismissed: { ...decided, address: '?tab=reports', category: 'community', facts: ['reportId'] },
} as const satisfies KindRows;
