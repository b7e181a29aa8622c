import type { EntityManager } from '@mikro-orm/postgresql';
export type Em = EntityManager;
