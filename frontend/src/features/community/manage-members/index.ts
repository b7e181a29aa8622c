export { BoardMembers } from './ui/BoardMembers.tsx';
export { JoinRequests } from './ui/JoinRequests.tsx';
