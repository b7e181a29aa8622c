export { VerifyDocumentPage as Page } from './ui/VerifyDocumentPage.tsx';
