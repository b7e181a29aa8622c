const MOST_WORDS = 4;

/** Whether the text is just another name of a town, "austin" or "ATX", and not a longer address. */
export function isSameTown(typed: string, name: string): boolean {
  if (/\d/.test(typed)) return false;
  const parts = typed.split(',').map(fold);
  if (parts.length > 2 || typed.trim().split(/\s+/).length > MOST_WORDS) return false;
  const [city = ''] = name.split(',').map(fold);
  return parts.length === 1 || parts[0] === city;
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
