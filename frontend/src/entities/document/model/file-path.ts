/** Where the file of a document is; a browser keeps it as a file and never shows it as a page. */
export function filePath(id: string): string {
  return `/api/documents/${id}/file`;
}
