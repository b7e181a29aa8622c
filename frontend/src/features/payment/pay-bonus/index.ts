export { usePayBonus } from './model/use-pay-bonus.ts';
