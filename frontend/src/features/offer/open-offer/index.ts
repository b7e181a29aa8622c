export { OpenOfferButton } from './ui/OpenOfferButton.tsx';
