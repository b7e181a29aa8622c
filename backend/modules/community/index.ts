import { communityContainer } from './adapters/community.container.ts';

export const community = { entities: [], containers: [communityContainer] };
