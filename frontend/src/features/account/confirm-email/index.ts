export { useResendConfirmation } from './model/use-resend-confirmation.ts';
export { ConfirmEmailCallout } from './ui/ConfirmEmailCallout.tsx';
