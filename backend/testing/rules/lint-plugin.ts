/** Our own rules for oxlint. Each has a bad example in `bad-examples/lint`. */

interface Named {
  readonly type: string;
  readonly name?: string;
}
interface Found extends Named {
  readonly callee: Found;
  readonly object: Named;
  readonly property: Named;
  readonly imported: Named;
  readonly arguments: readonly unknown[];
}
interface Context {
  report(complaint: { readonly node: Found; readonly message: string }): void;
}

const MESSAGE =
  'Tests begin at TEST_NOW and wait for a state: take the day from test-now.ts, or poll (docs/testing.md#time).';
const named = (node: Named | undefined, name: string): boolean =>
  node?.type === 'Identifier' && node.name === name;

const noRealTime = {
  create: (context: Context) => {
    const refuse = (node: Found): void => context.report({ node, message: MESSAGE });
    return {
      NewExpression: (node: Found) => {
        if (named(node.callee, 'Date') && node.arguments.length === 0) refuse(node);
      },
      MemberExpression: (node: Found) => {
        if (named(node.object, 'Date') && named(node.property, 'now')) refuse(node);
      },
      CallExpression: ({ callee }: Found) => {
        if (named(callee, 'setTimeout') || named(callee.property, 'setTimeout')) refuse(callee);
      },
      ImportSpecifier: (node: Found) => {
        if (named(node.imported, 'setTimeout')) refuse(node);
      },
    };
  },
};

const plugin = { meta: { name: 'crewvine' }, rules: { 'no-real-time': noRealTime } };

// Oxlint requires a default export.
export { plugin as default };
