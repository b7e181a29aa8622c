export { ofAccount, ofPage } from './model/worker-i9.ts';
export { Section1Form } from './ui/Section1Form.tsx';
export { SignedSection1 } from './ui/SignedSection1.tsx';
