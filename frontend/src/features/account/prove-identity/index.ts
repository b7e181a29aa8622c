export {
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useSetUpAuthenticatorMutation,
  useTurnOffAuthenticatorMutation,
  useTurnOnAuthenticatorMutation,
} from './model/second-factor-calls.ts';
export { settle } from './model/settle.ts';
export { ProvenDownload } from './ui/ProvenDownload.tsx';
