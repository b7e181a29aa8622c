export { SharePlatformMenu } from './ui/SharePlatformMenu.tsx';
export { ShareJobMenu } from './ui/ShareJobMenu.tsx';
