export { ProfilePicture } from './ui/ProfilePicture.tsx';
