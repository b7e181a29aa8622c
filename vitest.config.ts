// Vitest looks for its settings in the folder that it is started in and nowhere else (docs/adr/0017-settings-of-tests-at-the-top.md).
export { default } from './backend/vitest.config.ts';
