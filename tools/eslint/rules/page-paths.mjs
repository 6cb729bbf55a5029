const PATH = /^\/[A-Za-z][\w-]*(?:$|[/?#:])/;
/** Files that the server hands out beside the pages. */
const FILES = /^\/videos\//;
const LINKS = new Set(['to', 'href', 'path']);
const LEADS = new Set(['navigate', 'signOut', 'exitTo', 'publicTitle']);

/** The address of a page is written once, in apps/web/src/client/paths.ts. */
export const pagePathsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Take the address {{path}} from client/paths.ts.' },
  },
  create(context) {
    const check = (node, text) => {
      const isPage = text === '/' ? isLink(node) : PATH.test(text) && !FILES.test(text);
      if (isPage) context.report({ node, messageId: 'literal', data: { path: text } });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string' && !isSource(node)) check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis[0].value.cooked ?? ''),
    };
  },
};

const isSource = ({ parent }) => /^(Import|Export)/.test(parent.type);

/** A slash alone is the home page only where an address is expected. */
function isLink({ parent }) {
  if (parent.type === 'JSXAttribute') return LINKS.has(parent.name.name);
  if (parent.type === 'Property') return LINKS.has(parent.key.name);
  return parent.type === 'CallExpression' && LEADS.has(parent.callee.name);
}
