export { usePhoneEntry, type PhoneEntry } from './model/use-phone-entry.ts';
export { CodeField } from './ui/CodeField.tsx';
export { PhoneCodeSteps } from './ui/PhoneCodeSteps.tsx';
export { PhoneRefusal } from './ui/PhoneRefusal.tsx';
