import { adminContainer } from './adapters/admin.container.ts';

export const admin = { entities: [], containers: [adminContainer] };
