export { useSignUp } from './model/use-sign-up.ts';
export { useKeepingWayBack } from './model/way-back.ts';
export { AccountFields, Pair } from './ui/AccountFields.tsx';
export { BackHome } from './ui/BackHome.tsx';
export { LeaveWhenSignedIn } from './ui/LeaveWhenSignedIn.tsx';
export { SignUpFrame } from './ui/SignUpFrame.tsx';
export { TermsCheckbox } from './ui/TermsCheckbox.tsx';
