export { LedgerDialog } from './ui/LedgerDialog.tsx';
export { PaymentDialog } from './ui/PaymentDialog.tsx';
export { PaymentList } from './ui/PaymentList.tsx';
