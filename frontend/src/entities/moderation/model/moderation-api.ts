import { api } from '#shared/api/index.ts';

/** Reports and decisions. Features and pages add their own endpoints. */
export const moderationApi = api.enhanceEndpoints({
  addTagTypes: ['MyReport', 'MyDecision', 'Block', 'Case', 'Appeal', 'Decision'],
});
