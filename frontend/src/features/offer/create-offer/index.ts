export { AmendOfferDialog } from './ui/AmendOfferDialog.tsx';
export { CreateOfferDialog } from './ui/CreateOfferDialog.tsx';
export { canBeOffered } from './model/several/can-be-offered.ts';
export { OfferSeveralDialog } from './ui/several/OfferSeveralDialog.tsx';
