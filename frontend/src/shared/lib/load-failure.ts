/** Browsers remember a module that failed to load: only a reload asks for it again. */
export function isLoadFailure(error: Error): boolean {
  return /dynamically imported module|importing a module script|error loading|preload/i.test(error.message);
}
