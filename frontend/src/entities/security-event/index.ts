export { useDeviceLabel } from './model/use-device-label.ts';
export { useSecurityLabels } from './model/use-security-labels.ts';
