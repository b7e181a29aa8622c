/** Browsers cache the failure of a module, so only a reload requests it again. */
export function isLoadFailure(error: Error): boolean {
  return /dynamically imported module|importing a module script|error loading|preload/i.test(error.message);
}
