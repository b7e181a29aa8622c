export { ClaimReferral } from './ui/ClaimReferral.tsx';
