import type { Row } from '../adapters/persistence/rows.ts';
export type Copy = Row;
