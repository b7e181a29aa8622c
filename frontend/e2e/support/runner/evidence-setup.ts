import { afterEach } from 'vitest';
import { leaveEvidence } from './evidence.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await leaveEvidence(task.name);
});
