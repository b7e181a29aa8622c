export { useLedgerLabels } from './model/use-ledger-labels.ts';
export { LedgerDialog } from './ui/LedgerDialog.tsx';
export { PaymentDialog } from './ui/PaymentDialog.tsx';
export { PaymentList } from './ui/PaymentList.tsx';
export { PayoutList } from './ui/payouts/PayoutList.tsx';
