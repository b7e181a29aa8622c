import { blocksContainer } from './adapters/blocks.container.ts';
import { decisionsContainer } from './adapters/decisions.container.ts';
import { reportsContainer } from './adapters/reports.container.ts';
import { transparencyContainer } from './adapters/transparency.container.ts';
import { writingContainer } from './adapters/writing.container.ts';

export { CONTENT_REPORTS } from './adapters/moderation.tokens.ts';
export type { ContentReports } from './application/content-reports.ts';

export const moderation = {
  entities: [],
  containers: [
    writingContainer,
    blocksContainer,
    reportsContainer,
    decisionsContainer,
    transparencyContainer,
  ],
};
