export { CheckDialog } from './ui/CheckDialog.tsx';
export { MailNoticeButton } from './ui/MailNotice.tsx';
export { DrugTestDialog } from './ui/DrugTestDialog.tsx';
