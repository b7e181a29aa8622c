import { checksContainer } from './adapters/checks.container.ts';

export const checks = {
  entities: [],
  containers: [checksContainer],
};
