export { AmendOfferDialog } from './ui/AmendOfferDialog.tsx';
export { CreateOfferDialog } from './ui/CreateOfferDialog.tsx';
