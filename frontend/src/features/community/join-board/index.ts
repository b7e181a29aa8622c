export { BoardMembership } from './ui/BoardMembership.tsx';
