export { CreateOfferDialog } from './ui/CreateOfferDialog.tsx';
