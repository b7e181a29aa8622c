import ts from 'typescript';
import type { Pattern } from './patterns.ts';

const TESTS = new Set(['it', 'test', 'describe', 'property']);

/** A piece of English in a source file. */
export interface Passage {
  /** The file and the line of its beginning. */
  readonly at: string;
  readonly text: string;
}

/** One offense, ready to be read: where, which words, and the replacement. */
export function offenses(passages: readonly Passage[], patterns: readonly Pattern[]): string[] {
  return passages.flatMap(({ at, text }) =>
    patterns.flatMap(([phrase, replacement]) => {
      const found = phrase.exec(text);
      return found === null ? [] : [`${at}: "${found[0].trim()}" in "${text}"; write: ${replacement}`];
    }),
  );
}

/**
 * The comments of a source text, with consecutive lines joined, without markers, code in backticks, quotations,
 * and anchors.
 */
export function commentsOf(file: string, content: string): Passage[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, scriptKind(file));
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(content, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(content, node.end) ?? []),
    ])
      ranges.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return joinLineComments(
    [...ranges.values()].toSorted((a, b) => a.pos - b.pos),
    source,
    content,
  );
}

function joinLineComments(
  ranges: readonly ts.CommentRange[],
  source: ts.SourceFile,
  content: string,
): Passage[] {
  const passages: (Passage & { readonly lastLine: number; readonly single: boolean })[] = [];
  for (const { pos, end, kind } of ranges) {
    const text = plain(content.slice(pos, end));
    const line = source.getLineAndCharacterOfPosition(pos).line + 1;
    const lastLine = source.getLineAndCharacterOfPosition(end).line + 1;
    const single = kind === ts.SyntaxKind.SingleLineCommentTrivia;
    const before = passages.at(-1);
    if (single && before?.single === true && before.lastLine === line - 1)
      passages.splice(-1, 1, { ...before, text: `${before.text} ${text}`, lastLine });
    else passages.push({ at: `${source.fileName}:${line}`, text, lastLine, single });
  }
  return passages.map(({ at, text }) => ({ at, text }));
}

function plain(comment: string): string {
  return comment
    .replaceAll(/^\/\*\*?|\*\/$|^\/\/\/?/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join('\n')
    .replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”|rules\.md#[\w-]+/g, '…')
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
    .trim();
}

/** The titles of the tests in a source text. */
export function titlesOf(file: string, content: string): Passage[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, scriptKind(file));
  const titles: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({
          at: `${file}:${source.getLineAndCharacterOfPosition(title.getStart(source)).line + 1}`,
          text: title.getText(source).slice(1, -1),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The summaries of the routes in a source text, which are the titles of the interactive documentation. */
export function summariesOf(file: string, content: string): Passage[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, scriptKind(file));
  const summaries: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && propertyOf(node, 'answers', source)) {
      const summary = propertyOf(node, 'summary', source)?.initializer;
      if (summary !== undefined)
        summaries.push({
          at: `${file}:${source.getLineAndCharacterOfPosition(summary.getStart(source)).line + 1}`,
          text: summary.getText(source).slice(1, -1),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return summaries;
}

function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
  source: ts.SourceFile,
): ts.PropertyAssignment | undefined {
  return object.properties
    .filter((property) => ts.isPropertyAssignment(property))
    .find((property) => property.name.getText(source) === name);
}

/** The comments of SQL, YAML, and Dockerfiles that have a line of their own. */
export function commentLinesOf(file: string, content: string): Passage[] {
  return content.split('\n').flatMap((line, index) => {
    const comment = /^\s*(?:--|#) (.*)/.exec(line)?.[1];
    return comment === undefined ? [] : [{ at: `${file}:${index + 1}`, text: plain(comment) }];
  });
}

/** The lines of a page in Markdown without code, quotations, link targets, and the names of rules. */
export function linesOf(file: string, content: string): Passage[] {
  let isCode = false;
  return content.split('\n').flatMap((line, index) => {
    const isFence = line.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    if (isFence || isCode) return [];
    const text = line
      .replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”|<a [^>]*><\/a>|\]\([^)]*\)|\w+\.md#[\w-]+/g, '…')
      .replace(/^\s*(?:[-*|]|\d+\.)\s*(?:…\*\*[\w-]+\*\*:\s*)?/, '');
    return [{ at: `${file}:${index + 1}`, text }];
  });
}

/** `it`, `it.skipIf(…)`, `it.each([…])`, `describe.each(…)`. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return TESTS.has(called.text);
  if (ts.isPropertyAccessExpression(called)) return isTest(called.expression);
  return ts.isCallExpression(called) && isTest(called.expression);
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
