export { useDeviceWords } from './model/use-device-words.ts';
export { useSecurityWords } from './model/use-security-words.ts';
