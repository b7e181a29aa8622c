export { useSignUp } from './model/use-sign-up.ts';
export { requestedPath, useWithReturnPath } from './model/return-path.ts';
export { AccountFields, Pair } from './ui/AccountFields.tsx';
export { BackHome } from './ui/BackHome.tsx';
export { RequireSignedOut } from './ui/RequireSignedOut.tsx';
export { SignUpFrame } from './ui/SignUpFrame.tsx';
export { TermsCheckbox } from './ui/TermsCheckbox.tsx';
