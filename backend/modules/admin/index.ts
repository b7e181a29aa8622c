import { contextModule } from '#platform/container/context-module.ts';
import { AUDIT_TRAIL, PLATFORM } from '#platform/tokens.ts';
import { DISPUTE_ANSWERS } from '#modules/billing/index.ts';
import { ACCOUNT_ADMINISTRATION, ACCOUNT_READER, SECURITY_LOG } from '#modules/identity/index.ts';
import { CONTENT_REPORTS } from '#modules/moderation/index.ts';
import { wireAdmin } from './adapters/wire-admin.ts';

export const admin = {
  entities: [],
  containers: [
    contextModule({
      wire: wireAdmin,
      outside: {
        platform: PLATFORM,
        accounts: ACCOUNT_READER,
        administration: ACCOUNT_ADMINISTRATION,
        securityLog: SECURITY_LOG,
        disputeAnswers: DISPUTE_ANSWERS,
        contentReports: CONTENT_REPORTS,
      },
      offers: { audit: AUDIT_TRAIL },
    }),
  ],
};
