export { AmendOfferDialog } from './ui/AmendOfferDialog.tsx';
export { CreateOfferDialog } from './ui/CreateOfferDialog.tsx';
export { OfferSeveralDialog } from './ui/several/OfferSeveralDialog.tsx';
