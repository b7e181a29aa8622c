export {
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  useSetUpAuthenticatorMutation,
  useTurnOffAuthenticatorMutation,
  useTurnOnAuthenticatorMutation,
} from './api/prove-identity-api.ts';
export { settle } from './model/settle.ts';
export { ProvenDownload } from './ui/ProvenDownload.tsx';
