export { EmptyRoom } from './EmptyRoom.tsx';
