export { LatinNameField } from './ui/LatinNameField.tsx';
export { needsLatinName, printedWorkerName } from './model/printed-worker-name.ts';
