import { adminContainer } from './adapters/admin.container.ts';
import { personalDataContainer } from './adapters/personal-data.container.ts';

export const admin = { entities: [], containers: [adminContainer, personalDataContainer] };
