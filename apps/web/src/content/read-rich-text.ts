import { type Block, type Inline, readMarkdown } from './rich-text';
import { readStrapiBlocks } from './strapi-blocks';

/** What editors wrote, as plain text, in Markdown or in Strapi's blocks. */
export const readRichText = (value: unknown): readonly Block[] =>
  typeof value === 'string' ? readMarkdown(value) : Array.isArray(value) ? readStrapiBlocks(value) : [];

/** The words alone, for places that are one line. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap(linesOf)
    .filter((line) => line !== '')
    .join(' ');

const linesOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'list':
      return block.items.map(lineOf);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map((cell) => lineOf(cell.of)).join(' '));
    default:
      return [lineOf(block.of)];
  }
};

const lineOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.kind === 'text' ? inline.text : lineOf(inline.of))).join('');
