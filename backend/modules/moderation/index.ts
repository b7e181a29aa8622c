import { blocksContainer } from './adapters/blocks.container.ts';
import { writingContainer } from './adapters/writing.container.ts';

export const moderation = { entities: [], containers: [writingContainer, blocksContainer] };
