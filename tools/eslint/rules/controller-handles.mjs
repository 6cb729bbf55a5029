const nameOf = (decorator) => {
  const { expression } = decorator;
  return expression.type === 'CallExpression' ? expression.callee.name : expression.name;
};
const decorated = (node, name) => node.decorators?.some((decorator) => nameOf(decorator) === name) ?? false;

/** Every public method of a controller answers for a contract, and with it for an access rule. */
export const controllerHandlesRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'The controller method {{name}} has no @Handles(contract): it would have no access rule.',
      verb: 'Routes come from contracts: use @Handles, not @{{name}}.',
    },
  },
  create(context) {
    const verbs = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'All', 'Head', 'Options']);
    return {
      ClassDeclaration(node) {
        if (!decorated(node, 'Controller')) return;
        for (const member of node.body.body) {
          if (member.type !== 'MethodDefinition' || member.kind !== 'method' || member.static) continue;
          const verb = member.decorators?.map(nameOf).find((name) => verbs.has(name));
          if (verb !== undefined) context.report({ node: member, messageId: 'verb', data: { name: verb } });
          const isPrivate = member.accessibility === 'private' || member.key.type === 'PrivateIdentifier';
          if (!isPrivate && !decorated(member, 'Handles') && !decorated(member, 'Sse')) {
            context.report({ node: member, messageId: 'missing', data: { name: member.key.name ?? '?' } });
          }
        }
      },
    };
  },
};
