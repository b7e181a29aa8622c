export { LoginToPost } from './LoginToPost.tsx';
