export { posterPath } from './model/share-links.ts';
export { SharePlatformMenu } from './ui/SharePlatformMenu.tsx';
export { ShareJobMenu } from './ui/ShareJobMenu.tsx';
