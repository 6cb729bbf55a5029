const ICON_PROPS = new Set(['icon', 'rightIcon', 'leftIcon', 'endIcon']);

/** A Blueprint icon given by name loads every icon there is (103 kB); the element loads one. */
export const iconElementRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { named: 'Give the icon as an element, such as <Plus/>, not by name.' },
  },
  create(context) {
    return {
      JSXAttribute(node) {
        if (!ICON_PROPS.has(node.name.name)) return;
        const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        if (value?.type === 'Literal' && typeof value.value === 'string') context.report({ node, messageId: 'named' });
      },
    };
  },
};
