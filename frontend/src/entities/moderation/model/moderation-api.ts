import { api } from '#shared/api/index.ts';

/** What is reported and decided; features and pages add their calls to it. */
export const moderationApi = api.enhanceEndpoints({
  addTagTypes: ['MyReport', 'MyDecision', 'Block', 'Case', 'Appeal', 'Decision'],
});
