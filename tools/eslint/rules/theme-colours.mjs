const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;

/** Colours live in the theme, so that light and dark stay whole. */
export const themeColoursRule = {
  meta: { type: 'problem', schema: [], messages: { hex: 'Take the colour {{colour}} from the theme.' } },
  create(context) {
    const check = (node, text) => {
      const colour = HEX.exec(text)?.[0];
      if (colour !== undefined && /\d|[a-f]{6}/i.test(colour))
        context.report({ node, messageId: 'hex', data: { colour } });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
