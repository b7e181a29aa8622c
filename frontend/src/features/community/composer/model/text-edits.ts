/** A field's text and selection. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A replacement within a text, and the selection after it. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

export const TEXT_COMMANDS = ['bold', 'italic', 'list', 'link', 'quote', 'code'] as const;
export type TextCommand = (typeof TEXT_COMMANDS)[number];

const ADDRESS = 'https://';
const isAddress = (words: string): boolean => /^https?:\/\/\S+$/.test(words);

const EDITS: Readonly<Record<TextCommand, (selected: SelectedText) => TextEdit>> = {
  bold: (selected) => wrapped(selected, '**'),
  italic: (selected) => wrapped(selected, '*'),
  code: (selected) => (chosen(selected).includes('\n') ? fenced(selected) : wrapped(selected, '`')),
  list: (selected) => prefixed(selected, '- '),
  quote: (selected) => prefixed(selected, '> '),
  link: linked,
};

/** Applies a toolbar button to a text; a second press removes its formatting. */
export function editText(command: TextCommand, selected: SelectedText): TextEdit {
  return EDITS[command](selected);
}

const chosen = ({ text, start, end }: SelectedText): string => text.slice(start, end);

/** Markdown ignores marks next to a space and would print the asterisks. */
function withoutSpaces({ text, start, end }: SelectedText): SelectedText {
  const words = text.slice(start, end);
  const from = start + (words.length - words.trimStart().length);
  return words.trim() === ''
    ? { text, start, end: start }
    : { text, start: from, end: from + words.trim().length };
}

function wrapped(selected: SelectedText, mark: string): TextEdit {
  const { text, start, end } = withoutSpaces(selected);
  const inside = text.slice(start, end);
  const long = mark.length;
  if (isMarked(text, start, end, mark)) {
    const from = start - long;
    return { from, to: end + long, insert: inside, selectFrom: from, selectTo: from + inside.length };
  }
  const insert = mark + inside + mark;
  return { from: start, to: end, insert, selectFrom: start + long, selectTo: start + long + inside.length };
}

/** An asterisk next to another one is bold, not italic. */
function isMarked(text: string, start: number, end: number, mark: string): boolean {
  const before = /[*`]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[*`]*/.exec(text.slice(end))?.[0] ?? '';
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false;
  return mark !== '*' || (before.length !== 2 && after.length !== 2);
}

function fenced({ text, start, end }: SelectedText): TextEdit {
  const inside = text.slice(start, end);
  const open = `${start === 0 || text[start - 1] === '\n' ? '' : '\n'}\`\`\`\n`;
  const close = `${inside.endsWith('\n') ? '' : '\n'}\`\`\`\n`;
  const selectFrom = start + open.length;
  return {
    from: start,
    to: end,
    insert: open + inside + close,
    selectFrom,
    selectTo: selectFrom + inside.length,
  };
}

/** Adds the prefix to all selected lines, or removes it if all of them have it. */
function prefixed({ text, start, end }: SelectedText, prefix: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const have =
    lines.every((line) => line === '' || line.startsWith(prefix)) && lines.some((line) => line !== '');
  const insert = lines.map((line) => (have ? line.slice(prefix.length) : prefix + line)).join('\n');
  const last = from + insert.length;
  return { from, to, insert, selectFrom: start === end ? last : from, selectTo: last };
}

/** Selects the address to replace, or places the caret for the text if the address is known. */
function linked(selected: SelectedText): TextEdit {
  const { start, end } = selected;
  const words = chosen(selected);
  const [name, address] = isAddress(words) ? ['', words] : [words, ADDRESS];
  const insert = `[${name}](${address})`;
  const gap = name === '' ? start + 1 : start + name.length + 3;
  return {
    from: start,
    to: end,
    insert,
    selectFrom: gap,
    selectTo: name === '' ? gap : gap + address.length,
  };
}

/** Inserts the picture on its own line. */
export function insertedPicture({ text, end }: SelectedText, picture: string): TextEdit {
  const before = end === 0 || text[end - 1] === '\n' ? '' : '\n\n';
  const after = text[end] === '\n' || end === text.length ? '\n' : '\n\n';
  const insert = before + picture + after;
  return { from: end, to: end, insert, selectFrom: end + insert.length, selectTo: end + insert.length };
}

/** Inserts only the @ sign; the person is chosen next. */
export function startedMention({ text, start, end }: SelectedText): TextEdit {
  const insert = start === 0 || /[\s(]/.test(text[start - 1] ?? '') ? '@' : ' @';
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length };
}
