export { UserList } from './UserList.tsx';
