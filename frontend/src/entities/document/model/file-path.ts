/** The URL of a document's file. Browsers download it and never render it as a page. */
export function filePath(id: string): string {
  return `/api/documents/${id}/file`;
}
