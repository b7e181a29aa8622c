import ts from 'typescript';

/** Tags of things that a person presses or fills in; a link only leads to a page, which decides for itself. */
const CONTROL = /(Button|Buttons|Form|Menu|Field|Switch|Tools)$/;
const TYPED = /^(TextArea|input|select|textarea)$/;
const LINK = /^(a|Link|LinkButton)$/;
const NAMED = /(^s|S)tat(us|e)$/;
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * Finds the places of a file where the browser shows a control by a status's name, as `file:line`. The server lists
 * the actions instead. It follows constants of the same file, and components of the same file that have a control.
 */
export function browserDecisions(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = constantsOf(source);
  const controls = componentsWithControls(source);
  const asks = (node: ts.Node, seen: readonly string[] = []): boolean => {
    if (comparesStatus(node)) return true;
    if (ts.isIdentifier(node) && !seen.includes(node.text)) {
      const value = constants.get(node.text);
      if (value && asks(value, [...seen, node.text])) return true;
    }
    return some(node, (child) => asks(child, seen));
  };
  const hasControl = (node: ts.Node): boolean => isControl(node, controls) || some(node, hasControl);
  const found = new Set<number>();
  const visit = (node: ts.Node): void => {
    const [condition, shown] = conditionOf(node);
    if (condition && shown.some(hasControl) && asks(condition)) {
      found.add(source.getLineAndCharacterOfPosition(condition.getStart(source)).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].toSorted((one, other) => one - other).map((line) => `${file}:${line}`);
}

function some(node: ts.Node, test: (child: ts.Node) => boolean): boolean {
  return ts.forEachChild(node, (child) => test(child) || undefined) ?? false;
}

/** `status === 'open'`, on either side; a number is a status of HTTP. */
function comparesStatus(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARISONS.has(node.operatorToken.kind)) return false;
  const [name, word] = ts.isStringLiteral(node.right) ? [node.left, node.right] : [node.right, node.left];
  return ts.isStringLiteral(word) && NAMED.test(lastName(name));
}

function lastName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

/** A condition and the parts that depend on it: `a && b`, `a ? b : c`, and the rest after `if (a) return b`. */
function conditionOf(node: ts.Node): readonly [ts.Expression | null, readonly ts.Node[]] {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [node.left, [node.right]];
  if (ts.isConditionalExpression(node)) return [node.condition, [node.whenTrue, node.whenFalse]];
  if (!ts.isIfStatement(node) || !returns(node.thenStatement)) return [null, []];
  const block = node.parent;
  const after = ts.isBlock(block) ? block.statements.slice(block.statements.indexOf(node) + 1) : [];
  return [node.expression, [node.thenStatement, ...after]];
}

function returns(node: ts.Statement): boolean {
  return ts.isReturnStatement(node) || (ts.isBlock(node) && node.statements.some(returns));
}

/** The constants and components of a file, by name. */
function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

function isControl(node: ts.Node, known: ReadonlySet<string>): boolean {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
  const tag = node.tagName.getText();
  if (LINK.test(tag)) return false;
  if (known.has(tag) || CONTROL.test(tag) || TYPED.test(tag)) return true;
  return node.attributes.properties.some(
    (one) =>
      ts.isJsxAttribute(one) && /^on[A-Z]/.test(one.name.getText()) && one.name.getText() !== 'onRetry',
  );
}

/** Functions of the file that show a control, or another one that does. */
function componentsWithControls(source: ts.SourceFile): ReadonlySet<string> {
  const known = new Set<string>();
  const functions = source.statements.filter(ts.isFunctionDeclaration);
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const { name, body } of functions) {
      const shows = (node: ts.Node): boolean => isControl(node, known) || some(node, shows);
      if (name && body && shows(body)) known.add(name.text);
    }
  }
  return known;
}
