export { WaitlistList } from './WaitlistList.tsx';
