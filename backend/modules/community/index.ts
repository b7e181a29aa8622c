import { communityContainer } from './adapters/community.container.ts';
import { writingContainer } from './adapters/writing.container.ts';

export { BLOCKS, WRITING_GUARD } from './adapters/community.tokens.ts';
export type { Blocks, Writing, WritingGuard, WritingVerdict } from './application/writing/writing-guard.ts';

export const community = { entities: [], containers: [communityContainer, writingContainer] };
