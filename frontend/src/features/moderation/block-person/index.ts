export { useBlocksQuery } from './model/block-calls.ts';
export { useBlock } from './model/use-block.ts';
export { BlockDialog } from './ui/BlockDialog.tsx';
export { BlockedPeople } from './ui/BlockedPeople.tsx';
