import type { Block, Inline, TableBlock } from './rich-text';

/** The editor of the content service makes no tables. */
type EditorBlock = Exclude<Block, TableBlock>;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const childrenOf = ({ children }: Node): readonly Node[] => (Array.isArray(children) ? children.filter(isNode) : []);

/** The blocks of Strapi's rich text editor. Kinds that the pages do not know give the text inside them. */
export const readStrapiBlocks = (value: readonly unknown[]): readonly EditorBlock[] =>
  value.filter(isNode).map(blockOf).filter(saysSomething);

/** The editor ends with an empty paragraph, and a picture has an empty line. */
const saysSomething = (block: EditorBlock): boolean => (block.kind === 'list' ? block.items : block.of).length > 0;

const blockOf = (node: Node): EditorBlock => {
  if (node['type'] === 'list')
    return {
      kind: 'list',
      ordered: node['format'] === 'ordered',
      items: childrenOf(node).map((item) => childrenOf(item).flatMap(inlineOf)),
    };
  return { kind: node['type'] === 'heading' ? 'heading' : 'paragraph', of: childrenOf(node).flatMap(inlineOf) };
};

const inlineOf = (node: Node): readonly Inline[] => {
  const { type, url, text } = node;
  if (type === 'link' && typeof url === 'string')
    return [{ kind: 'link', address: url, of: childrenOf(node).flatMap(inlineOf) }];
  if (typeof text !== 'string') return childrenOf(node).flatMap(inlineOf);
  if (text === '') return [];
  const plain: Inline = { kind: 'text', text };
  if (node['bold'] === true) return [{ kind: 'strong', of: [plain] }];
  return [node['italic'] === true ? { kind: 'emphasis', of: [plain] } : plain];
};
