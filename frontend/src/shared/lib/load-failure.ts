/** Code or texts that did not load, as without a connection or after a deployment. */
export function isLoadFailure(error: Error): boolean {
  return /dynamically imported module|importing a module script|error loading|preload/i.test(error.message);
}
