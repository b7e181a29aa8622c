export { jobShareLink } from './model/share-links.ts';
export { ShareJobMenu } from './ui/ShareJobMenu.tsx';
