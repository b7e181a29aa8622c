export function personPath(id: string): string {
  return `/admin/people/${id}`;
}
