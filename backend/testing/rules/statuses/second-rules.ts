import path from 'node:path';
import ts from 'typescript';
import { APPLICATION_STATUSES } from '#contract/hiring/vocabulary/application-status.ts';
import { REFERRAL_STATUSES, STATUS_ALIAS_NAMES } from '#contract/hiring/vocabulary/referral-status.ts';

const referral: ReadonlySet<string> = new Set([...REFERRAL_STATUSES, ...STATUS_ALIAS_NAMES]);
const application: ReadonlySet<string> = new Set(APPLICATION_STATUSES);
const names = new Set([...referral, ...application]);

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * Finds the places that decide by a status's name and not by the table: comparisons, lists, and partial records,
 * as `file:line`. It asks the compiler for types, because other things are "completed", too.
 */
export function secondRules(files: readonly string[]): readonly string[] {
  const { config }: { config?: unknown } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    files.map((file) => path.join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} is not there`);
    return placesIn(source, checker).map((line) => `${file}:${line}`);
  });
}

function placesIn(source: ts.SourceFile, checker: ts.TypeChecker): readonly number[] {
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (decides(node, checker))
      found.push(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const EQUALITIES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** A referral's column compared with a name; the definition `referral-statuses` has functions for it. */
const IN_SQL = new RegExp(
  String.raw`\b(?:r\.|from_|to_|previous_)status\s*(?:=|<>|(?:not )?in)\s*\(?'(?:${[...names].join('|')})'`,
);

function decides(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind)) {
    const { left, right } = node;
    return (
      (isName(right) && isStatus(checker.getTypeAtLocation(left))) ||
      (isName(left) && isStatus(checker.getTypeAtLocation(right)))
    );
  }
  if (ts.isCaseClause(node))
    return isName(node.expression) && isStatus(checker.getTypeAtLocation(node.parent.parent.expression));
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(isName) && isListOfStatuses(node, checker);
  if (ts.isStringLiteral(node)) return isJoinedList(node.text);
  if (
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return IN_SQL.test(node.text);
  if (ts.isPropertyAssignment(node)) return isFilter(node, checker);
  if (ts.isPropertyAccessExpression(node))
    return names.has(node.name.text) && isPerStatus(checker.getTypeAtLocation(node.expression));
  return ts.isObjectLiteralExpression(node) && isPartialRecord(node, checker);
}

function isName(node: ts.Node): boolean {
  return ts.isStringLiteral(node) && names.has(node.text);
}

/** `'offer_sent,hired'`, as in a request. */
function isJoinedList(text: string): boolean {
  const parts = text.split(',');
  return parts.length > 1 && parts.every((part) => names.has(part));
}

/** `{ limit: 3, status: 'offer_sent' }`: a request for a list. A command may name a status. */
function isFilter({ name, initializer, parent }: ts.PropertyAssignment, checker: ts.TypeChecker): boolean {
  const isList = parent.properties.some((one) => one.name?.getText() === 'limit');
  if (!isList || !isName(initializer) || name.getText() !== 'status') return false;
  const property = checker.getSymbolAtLocation(name);
  const type = property && checker.getTypeOfSymbol(property);
  return type !== undefined && (type.flags & ts.TypeFlags.String) !== 0;
}

/** Nothing but statuses, also after others were excluded. */
function isStatus(type: ts.Type | undefined): boolean {
  if (!type) return false;
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
  );
  const words = members.map((member) => (member.isStringLiteral() ? member.value : ''));
  return (
    words.length > 1 &&
    ([referral, application].some((known) => words.every((word) => known.has(word))) ||
      // All statuses and more, such as the moves of a screen.
      REFERRAL_STATUSES.every((status) => words.includes(status)))
  );
}

/** By what it is compared with, or by the type that it is written for. */
function isListOfStatuses(list: ts.ArrayLiteralExpression, checker: ts.TypeChecker): boolean {
  const { parent } = list;
  const call = parent.parent;
  const [asked] = ts.isPropertyAccessExpression(parent) && ts.isCallExpression(call) ? call.arguments : [];
  if (asked && isStatus(checker.getTypeAtLocation(asked))) return true;
  if (ts.isNewExpression(parent)) return isStatus(elementOfSet(parent, checker));
  const written = checker.getContextualType(list);
  return written !== undefined && isStatus(checker.getIndexTypeOfType(written, ts.IndexKind.Number));
}

function elementOfSet(made: ts.NewExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const has = checker.getTypeAtLocation(made).getProperty('has');
  const [asked] = has ? checker.getTypeOfSymbolAtLocation(has, made).getCallSignatures() : [];
  const [element] = asked?.getParameters() ?? [];
  return element && checker.getTypeOfSymbolAtLocation(element, made);
}

function isPerStatus(type: ts.Type): boolean {
  return REFERRAL_STATUSES.every((status) => type.getProperty(status));
}

/** A complete record fails to compile without a new status; one with gaps is a list. */
function isPartialRecord(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): boolean {
  if (!node.properties.some(({ name }) => name && ts.isIdentifier(name) && names.has(name.text)))
    return false;
  const written = checker.getContextualType(node);
  if (!written || !isPerStatus(written)) return false;
  return REFERRAL_STATUSES.every((status) => {
    const { flags = 0 } = written.getProperty(status) ?? {};
    return (flags & ts.SymbolFlags.Optional) !== 0;
  });
}
