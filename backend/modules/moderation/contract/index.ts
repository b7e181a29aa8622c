export * from './blocks.ts';
