/** The parts of a syntax tree that the rules use. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly argument?: Node;
  readonly arguments?: readonly Node[];
  readonly elements?: readonly Node[];
  readonly left?: Node;
  readonly right?: Node;
  readonly expression?: Node;
}
interface Context {
  report(complaint: { readonly node: Node; readonly message: string }): void;
}

/** Each of these may be over before a slow machine starts to wait for it. */
const PASSING = ['waitForEvent', 'waitForResponse', 'waitForRequest', 'waitForLoadState'];

/** Each of these reads a page at this moment, which may be a moment before it changes. */
const READING = [
  'allInnerTexts',
  'allTextContents',
  'boundingBox',
  'count',
  'evaluate',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
];

/** The name of the method that a node calls; empty if it calls none. */
function methodOf(node: Node | undefined): string {
  if (node?.type === 'ChainExpression') return methodOf(node.expression);
  return (node?.type === 'CallExpression' && node.callee?.property?.name) || '';
}

const noLateWait = {
  create: (context: Context) => ({
    AwaitExpression: (node: Node): void => {
      if (!PASSING.includes(methodOf(node.argument))) return;
      const message =
        'Start to wait before the action that is waited for, or wait for a state of the screen.';
      context.report({ node, message });
    },
    CallExpression: (node: Node): void => {
      if (methodOf(node) !== 'waitForTimeout') return;
      context.report({ node, message: 'Wait for a state of the screen: no test sleeps.' });
    },
  }),
};

/** Whether a value, or a part of it, is a page's content at this moment. */
function looksOnce(node: Node | undefined): boolean {
  if (!node) return false;
  if (node.type === 'AwaitExpression') return READING.includes(methodOf(node.argument));
  const parts = [...(node.elements ?? []), node.left, node.right, node.object, node.expression];
  return parts.some((part) => looksOnce(part));
}

const noSingleLook = {
  create: (context: Context) => ({
    CallExpression: (node: Node): void => {
      if (node.callee?.name !== 'expect') return;
      if (!looksOnce(node.arguments?.[0])) return;
      context.report({ node, message: 'Use expect.poll: a slow machine draws a moment later.' });
    },
  }),
};

/** Linter rules for browser tests, which must not depend on the speed of the machine. */
const plugin = {
  meta: { name: 'browser' },
  rules: { 'no-late-wait': noLateWait, 'no-single-look': noSingleLook },
};

export { plugin as default };
