export { FormikComposer } from './ui/FormikComposer.tsx';
export { FormikWritingDraft } from './ui/FormikWritingDraft.tsx';
export { useForgetDraft } from './model/use-draft-storage.ts';
