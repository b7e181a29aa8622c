export { useBlocksQuery } from './api/block-person-api.ts';
export { useBlock } from './model/use-block.ts';
export { BlockDialog } from './ui/BlockDialog.tsx';
export { BlockedPeople } from './ui/BlockedPeople.tsx';
