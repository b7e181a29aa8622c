import { describe, expect, it } from 'vitest';
import {
  editText,
  insertedPicture,
  startedMention,
  type SelectedText,
  type TextCommand,
  type TextEdit,
} from './text-edits.ts';

/** `⟨` and `⟩` mark the selection, `|` the caret. */
function marked(words: string): SelectedText {
  const [before = '', inside = '', after = ''] = words.split(/[⟨⟩|]/);
  if (words.includes('|')) return { text: before + inside, start: before.length, end: before.length };
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
}

function shown({ text }: SelectedText, { from, to, insert, selectFrom, selectTo }: TextEdit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  if (selectFrom === selectTo) return `${changed.slice(0, selectFrom)}|${changed.slice(selectFrom)}`;
  return `${changed.slice(0, selectFrom)}⟨${changed.slice(selectFrom, selectTo)}⟩${changed.slice(selectTo)}`;
}

const after = (command: TextCommand, words: string): string =>
  shown(marked(words), editText(command, marked(words)));

describe('a toolbar button', () => {
  it.each<[TextCommand, string, string]>([
    ['bold', 'a ⟨b⟩ c', 'a **⟨b⟩** c'],
    ['bold', 'a **⟨b⟩** c', 'a ⟨b⟩ c'],
    ['bold', 'a ⟨ b ⟩c', 'a  **⟨b⟩** c'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['italic', '⟨b⟩', '*⟨b⟩*'],
    ['italic', '*⟨b⟩*', '⟨b⟩'],
    ['italic', '**⟨b⟩**', '***⟨b⟩***'],
    ['italic', '***⟨b⟩***', '**⟨b⟩**'],
    ['code', 'run ⟨x⟩', 'run `⟨x⟩`'],
    ['code', 'run ⟨x\ny⟩', 'run \n```\n⟨x\ny⟩\n```\n'],
    ['list', 'a\nb⟨b\nc⟩c\nd', 'a\n⟨- bb\n- cc⟩\nd'],
    ['list', '⟨- a\n- b⟩', '⟨a\nb⟩'],
    ['list', '|', '- |'],
    ['quote', 'he said|', '> he said|'],
    ['quote', '⟨> a\n\n> b⟩', '⟨a\n\nb⟩'],
    ['link', 'see ⟨this⟩ now', 'see [this](⟨https://⟩) now'],
    ['link', '⟨https://a.example⟩', '[|](https://a.example)'],
    ['link', '|', '[|](https://)'],
  ])('the %s button turns %j into %j', (command, before, expected) => {
    expect(after(command, before)).toBe(expected);
  });
});

it('a picture is inserted on its own line', () => {
  const put = (words: string): string => shown(marked(words), insertedPicture(marked(words), '![](p)'));
  expect([put('|'), put('one|'), put('one|\ntwo'), put('one\n|two')]).toEqual([
    '![](p)\n|',
    'one\n\n![](p)\n|',
    'one\n\n![](p)\n|\ntwo',
    'one\n![](p)\n\n|two',
  ]);
});

it('a mention starts as a separate word', () => {
  const start = (words: string): string => shown(marked(words), startedMention(marked(words)));
  expect([start('|'), start('hi|'), start('hi |'), start('(|')]).toEqual(['@|', 'hi @|', 'hi @|', '(@|']);
});
