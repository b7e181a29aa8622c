import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { fontBytes, hasCharacter } from '#platform/pdf/font-bytes.ts';
import { canPrint, firstFile, furtherFiles, type FaceName } from '#platform/pdf/font-files.ts';
import { isUnseen, withoutMarks } from '#platform/pdf/plain-characters.ts';
import { shortened } from '../escape-html.ts';
import type { CardDrawing, CardLabels } from './card-labels.ts';

const SIZE = { width: 1200, height: 630 };
const COLORS = { ground: '#1b1f23', paper: '#f6f4ef', quiet: '#c9c2b5', hiVis: '#ffc400', accent: '#d9480f' };
const MARGIN = 60;
const STRIPE = 16;
const LONGEST = { loud: 32, title: 90, line: 46 };
/** Longer text gets a smaller size, so that it fits on one line, and a title on two. */
const LOUD_SIZES = [
  [10, 150],
  [20, 112],
  [LONGEST.loud, 76],
] as const;
const TITLE_SIZES = [
  [22, 92],
  [44, 74],
  [LONGEST.title, 60],
] as const;

interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const box = (style: object, ...children: readonly (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The picture that a chat shows next to a link, in the fonts of the product. */
export class CardDrawer implements CardDrawing {
  async draw(given: CardLabels): Promise<Uint8Array> {
    const words = drawable(given);
    const all = Object.values(words).flat().join(' ');
    const [heading, strong] = [fonts('heading', all), fonts('strong', all)];
    const families = { heading: familyOf(heading), strong: familyOf(strong) };
    const svg = await satori(layout(words, families) as Parameters<typeof satori>[0], {
      ...SIZE,
      fonts: [...heading, ...strong],
    });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  }
}

interface Families {
  readonly heading: string;
  readonly strong: string;
}

function layout(words: CardLabels, families: Families): Node {
  const { ground, paper, accent } = COLORS;
  const head = { fontFamily: families.heading, fontWeight: 700 };
  return box(
    { ...SIZE, flexDirection: 'column', background: ground, color: paper, fontFamily: families.strong },
    content(words, head),
    box({ width: SIZE.width, height: STRIPE, background: accent }),
  );
}

function content({ label, loud, title, lines }: CardLabels, head: object): Node {
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: SIZE.width - 2 * MARGIN,
      height: SIZE.height - STRIPE - 2 * MARGIN,
      margin: MARGIN,
    },
    box(
      { flexDirection: 'column' },
      ...(label === null ? [] : [box({ fontSize: 34, color: COLORS.quiet }, label)]),
      ...(loud === null
        ? []
        : [
            box(
              { ...head, fontSize: sizeFor(loud, LOUD_SIZES), lineHeight: 1.05, color: COLORS.hiVis },
              loud,
            ),
          ]),
      box(
        {
          ...head,
          display: 'block',
          fontSize: sizeFor(title, TITLE_SIZES),
          lineHeight: 1.08,
          lineClamp: 2,
          marginTop: 10,
        },
        title,
      ),
    ),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-end' },
      box(
        { flexDirection: 'column', maxWidth: 780 },
        ...lines.map((line) => box({ fontSize: 34, lineHeight: 1.35, color: COLORS.quiet }, line)),
      ),
      brand(head),
    ),
  );
}

/** The logo and the name. */
function brand(head: object): Node {
  const sign: Node = {
    type: 'svg',
    props: {
      width: 52,
      height: 52,
      viewBox: '0 0 32 32',
      children: [
        { type: 'rect', props: { width: 32, height: 32, rx: 6, fill: COLORS.accent } },
        {
          type: 'path',
          props: { d: 'M22 9.6A9 9 0 1 0 22 22.4', fill: 'none', stroke: '#fff', strokeWidth: 4.6 },
        },
        { type: 'circle', props: { cx: 22.6, cy: 16, r: 3.4, fill: COLORS.hiVis } },
      ],
    },
  };
  const name = box({ ...head, fontSize: 46, marginLeft: 16 }, 'Crewvine');
  return box({ alignItems: 'center' }, sign, name);
}

function fonts(face: FaceName, words: string) {
  const weight: 600 | 700 = face === 'heading' ? 700 : 600;
  return [firstFile(face), ...furtherFiles(face, words, hasCharacter)].map((file, index) => ({
    // With the same name, the last font would hide the others.
    name: `${face}-${index}`,
    data: fontBytes(file),
    weight,
    style: 'normal' as const,
  }));
}

function familyOf(files: readonly { readonly name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}

function sizeFor(text: string, sizes: readonly (readonly [number, number])[]): number {
  const smallest = sizes.at(-1)?.[1] ?? 0;
  return sizes.find(([most]) => text.length <= most)?.[1] ?? smallest;
}

function drawable({ label, loud, title, lines }: CardLabels): CardLabels {
  return {
    label: label === null ? null : written(label, LONGEST.line),
    loud: loud === null ? null : written(loud, LONGEST.loud),
    title: written(title, LONGEST.title) || 'Crewvine',
    lines: lines.map((line) => written(line, LONGEST.line)).filter((line) => line !== ''),
  };
}

/** Leaves out characters that our fonts lack: a picture is not a record. */
function written(text: string, most: number): string {
  const characters = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return ' ';
    if (isUnseen(character)) return '';
    if (isKnown(character)) return character;
    const plain = withoutMarks(character);
    return [...plain].every(isKnown) ? plain : '';
  });
  return shortened(characters.join(''), most);
}

function isKnown(character: string): boolean {
  return canPrint(character.codePointAt(0) ?? 0, hasCharacter);
}
