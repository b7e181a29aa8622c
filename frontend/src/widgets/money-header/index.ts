export { MoneyHeader } from './ui/MoneyHeader.tsx';
