import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';

const SIGN = join(import.meta.dirname, '../public/favicon.svg');
const GROUND = '#d9480f';

interface Icon {
  readonly file: string;
  readonly side: number;
  /** Phones crop the icon to their own shape: the sign is in the middle, and the background fills the rest. */
  readonly isMaskable?: boolean;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', side: 192 },
  { file: 'icon-512.png', side: 512 },
  { file: 'icon-maskable-512.png', side: 512, isMaskable: true },
  { file: 'apple-touch-icon.png', side: 180, isMaskable: true },
];

/** The icons of the installed application, drawn from the one sign that there is. */
export function appIcons(): Plugin {
  return {
    name: 'crewvine-app-icons',
    apply: 'build',
    generateBundle() {
      const sign = readFileSync(SIGN, 'utf8');
      for (const icon of ICONS)
        this.emitFile({ type: 'asset', fileName: icon.file, source: drawIcon(sign, icon) });
    },
  };
}

export function drawIcon(sign: string, { side, isMaskable = false }: Omit<Icon, 'file'>): Uint8Array {
  const svg = isMaskable ? maskable(sign) : sign;
  return new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render().asPng();
}

/** Four fifths of an icon are safe, by its radius. */
function maskable(sign: string): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(sign)?.[1] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><rect x="-6" y="-6" width="44" height="44" fill="${GROUND}"/>${inner}</svg>`;
}
