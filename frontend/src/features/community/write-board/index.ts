export { CreateBoard } from './ui/CreateBoard.tsx';
export { ManageBoard } from './ui/ManageBoard.tsx';
