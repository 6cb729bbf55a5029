const isNamed = (node, pattern) =>
  (node.type === 'Identifier' || node.type === 'PrivateIdentifier') && pattern.test(node.name);
const isOrEndsIn = (node, pattern) =>
  node.type === 'MemberExpression' ? isNamed(node.property, pattern) : isNamed(node, pattern);
const givesVersion = (argument) =>
  argument?.type === 'ObjectExpression' &&
  argument.properties.some(({ key }) => key !== undefined && isNamed(key, /^expectedVersion$/));

/** Commands become events, and streams become states, in the runner of the event store alone. */
export const oneRunnerRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      append: 'Decide and append with DeciderRunner.run or .record, never beside it.',
      read: 'Read a stream with DeciderRunner.read or .load.',
      fold: 'Fold a stream with DeciderRunner.load, or its events with historyOf.',
    },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression') return;
        if (isNamed(callee.property, /^append$/) && (isOrEndsIn(callee.object, /store$/i) || givesVersion(given[0])))
          context.report({ node: callee, messageId: 'append' });
        if (isNamed(callee.property, /^readStream$/)) context.report({ node: callee, messageId: 'read' });
        const [first] = given;
        if (isNamed(callee.property, /^reduce$/) && first !== undefined && isOrEndsIn(first, /^evolve/))
          context.report({ node: callee, messageId: 'fold' });
      },
      MemberExpression(node) {
        if (isNamed(node.property, /^evolve$/) && isOrEndsIn(node.object, /decider$/i))
          context.report({ node, messageId: 'fold' });
      },
    };
  },
};
