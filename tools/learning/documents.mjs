import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { rewritten } from './archive.mjs';

/** Signature of nobody: the moment a file is made would be another each time. */
const MADE = '2026-11-01T00:00:00Z';
const INK = '12262B';
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'B9C7C9' };
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE };
/** Width of the text on A4, in twentieths of a point. */
const TEXT_WIDTH = 9_638;

/**
 * The body of a document, Markdown, as a .docx file. What is to be filled in, `[name]`, stands out.
 *
 * @returns {Promise<Buffer>} the same bytes for the same body
 */
export async function documentFile(title, body) {
  const blocks = blocksOf(body);
  const lists = blocks.filter(({ kind }) => kind === 'numbers').length;
  const file = new Document({
    title,
    creator: 'Keelson',
    lastModifiedBy: 'Keelson',
    styles: { default: STYLES },
    numbering: { config: Array.from({ length: lists }, (_, index) => numbered(index)) },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1134, bottom: 1134, left: 1134, right: 1134 },
          },
        },
        footers: { default: footer(title) },
        children: drawn(blocks),
      },
    ],
  });
  const packed = await Packer.toBuffer(file);
  return rewritten(packed, (_, text) => text.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${MADE}`));
}

const heading = (size, before) => ({
  run: { font: 'Georgia', size, color: INK },
  paragraph: { spacing: { before, after: 120 } },
});
const STYLES = {
  document: { run: { font: 'Calibri', size: 22, color: INK }, paragraph: { spacing: { after: 120, line: 276 } } },
  title: heading(40, 0),
  heading1: heading(34, 0),
  heading2: heading(28, 320),
  heading3: heading(24, 240),
};
const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];

const numbered = (index) => ({
  reference: `list-${index}`,
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      text: '%1.',
      alignment: AlignmentType.START,
      style: { paragraph: { indent: { left: 454, hanging: 454 } } },
    },
  ],
});

const footer = (title) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.END,
        children: [new TextRun({ children: [`${title}, page `, PageNumber.CURRENT], size: 16, color: '5C6F73' })],
      }),
    ],
  });

/** Paragraphs, headings, lists, quotations and tables of a Markdown text, in order. */
export function blocksOf(body) {
  const blocks = [];
  const into = (kind, entry) => {
    const last = blocks.at(-1);
    if (last?.kind === kind && !last.ended) last.entries.push(entry);
    else blocks.push({ kind, entries: [entry] });
  };
  for (const line of body.split('\n')) {
    const text = line.trim();
    const [, marks, title] = /^(#{1,3}) (.+)$/.exec(text) ?? [];
    const [, point] = /^[-*] (.*)$/.exec(text) ?? [];
    const [, step] = /^\d+\. (.*)$/.exec(text) ?? [];
    const [, quoted] = /^> ?(.*)$/.exec(text) ?? [];
    if (text === '') {
      const last = blocks.at(-1);
      if (last && last.kind !== 'points' && last.kind !== 'numbers') last.ended = true;
    } else if (marks) blocks.push({ kind: 'heading', level: marks.length, entries: [title], ended: true });
    else if (point !== undefined) into('points', point);
    else if (step !== undefined) into('numbers', step);
    else if (quoted !== undefined) into('quote', quoted);
    else if (text.startsWith('|')) into('table', cellsOf(text));
    else into('text', text);
  }
  return blocks;
}

const cellsOf = (line) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function drawn(blocks) {
  let list = -1;
  return blocks.flatMap(({ kind, level, entries }) => {
    switch (kind) {
      case 'heading':
        return [new Paragraph({ heading: HEADINGS[level - 1], keepNext: true, children: runs(entries[0]) })];
      case 'points':
        return entries.map(pointOf);
      case 'numbers':
        list += 1;
        return entries.map(
          (entry) => new Paragraph({ numbering: { reference: `list-${list}`, level: 0 }, children: runs(entry) }),
        );
      case 'quote':
        return [
          new Paragraph({
            indent: { left: 340 },
            border: { left: { style: BorderStyle.SINGLE, size: 18, color: 'E8854A', space: 10 } },
            children: lines(entries),
          }),
        ];
      case 'table':
        return [tableOf(entries), new Paragraph({ children: [] })];
      default:
        return [new Paragraph({ children: lines(entries) })];
    }
  });
}

/** A point that begins with an empty box is ticked by hand. */
function pointOf(entry) {
  const [, todo] = /^\[ \]\s*(.*)$/.exec(entry) ?? [];
  if (todo === undefined) return new Paragraph({ bullet: { level: 0 }, children: runs(entry) });
  return new Paragraph({
    indent: { left: 454, hanging: 454 },
    children: [new TextRun('\u2610\u2002'), ...(todo === '' ? [new TextRun('_'.repeat(60))] : runs(todo))],
  });
}

/** Lines of one paragraph stay lines: an address, or what stands below a letter. */
const lines = (entries) =>
  entries.flatMap((entry, index) => (index === 0 ? runs(entry) : [new TextRun({ break: 1 }), ...runs(entry)]));

function tableOf(entries) {
  const rows = entries.filter((cells) => !cells.every((cell) => /^:?-{2,}:?$/.test(cell)));
  const widths = widthsOf(rows);
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: widths.map(
            (width, column) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                borders: BORDERS,
                margins: { top: 80, bottom: 80, left: 110, right: 110 },
                ...(index === 0 && { shading: { type: ShadingType.CLEAR, fill: 'E0EFEF', color: 'auto' } }),
                children: [
                  new Paragraph({ spacing: { after: 0 }, children: runs(cells[column] ?? '', { bold: index === 0 }) }),
                ],
              }),
          ),
        }),
    ),
  });
}

/** Columns as wide as what stands in them asks for, none narrower than a word of it needs. */
function widthsOf(rows) {
  const needs = rows[0].map((_, column) =>
    Math.min(60, Math.max(9, ...rows.map((cells) => (cells[column] ?? '').length))),
  );
  const total = needs.reduce((sum, need) => sum + need, 0);
  return needs.map((need) => Math.floor((TEXT_WIDTH * need) / total));
}

const INLINE = /\*\*([^*]+)\*\*|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])|(\[[^\]]*\])/g;

/** Bold, emphasised, and what is to be filled in. */
function runs(text, style = {}) {
  const found = [];
  let from = 0;
  const plain = (words) => words !== '' && found.push(new TextRun({ text: words, ...style }));
  for (const { 0: whole, 1: bold, 2: emphasised, 3: blank, index } of text.matchAll(INLINE)) {
    plain(text.slice(from, index));
    from = index + whole.length;
    if (bold !== undefined) found.push(...runs(bold, { ...style, bold: true }));
    else if (emphasised !== undefined) found.push(...runs(emphasised, { ...style, italics: true }));
    else
      found.push(
        new TextRun({ text: blank, ...style, shading: { type: ShadingType.CLEAR, fill: 'FFF3D6', color: 'auto' } }),
      );
  }
  plain(text.slice(from));
  return found;
}
