import ts from 'typescript';

/** Properties whose text a page shows or reads out. */
const SHOWN = new Set([
  ...[
    'title',
    'label',
    'aria-label',
    'confirm',
    'placeholder',
    'heading',
    'fallback',
    'subtitle',
    'hint',
    'name',
    'of',
  ],
]);
const LONGEST_IN_WORDS = 6;
const CAPITALISED = /^[^\p{L}]*\p{Lu}\p{Ll}/u;

/** Headings, buttons and labels are short and end without a stop; longer texts are sentences anyway. */
const isHeadingLike = (text: string): boolean =>
  CAPITALISED.test(text) && text.split(' ').length <= LONGEST_IN_WORDS && !/[.!:]$/.test(text);

/** The words that stand within a sentence, not at its beginning, without the signs around them. */
const within = (text: string): readonly string[] =>
  text
    .split(/[?.!]\s+/)
    .flatMap((part) => part.split(' ').slice(1))
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

function shownText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return undefined;
  if (ts.isJsxAttribute(parent) && !SHOWN.has(parent.name.getText())) return undefined;
  return node.text;
}

/** Short texts of a source file with a capital inside a sentence, each once. `names` are words that begin with one. */
export function titleCased(path: string, source: string, names: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    const text = shownText(node)?.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
    if (
      text !== undefined &&
      isHeadingLike(text) &&
      within(text).some((word) => CAPITALISED.test(word) && !names.has(word))
    )
      found.add(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return [...found];
}
