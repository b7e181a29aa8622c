/** Relative luminance of an opaque color `#rrggbb` (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, success criterion 1.4.3). */
export function contrastRatio(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

export interface ThemeColors {
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
}

/** Reads the lines `--name: light-dark(#light, #dark);` of tokens.css. */
export function readColors(css: string): ThemeColors {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, name = '', first = '', second = ''] of css.matchAll(
    /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
  )) {
    light.set(name, first);
    dark.set(name, second);
  }
  return { light, dark };
}
