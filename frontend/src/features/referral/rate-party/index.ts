export { RateParty } from './ui/RateParty.tsx';
