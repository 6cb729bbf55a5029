import ts from 'typescript';

/** A spelling that no text for people has, and what is written in its place. */
interface Misspelling {
  readonly pattern: RegExp;
  readonly instead: string;
}

const MISSPELLINGS: readonly Misspelling[] = [
  { pattern: /(?<![\w-])e-mail/i, instead: 'email' },
  { pattern: /\bsign(?:s|ed|ing)?[ -]in\b/i, instead: 'log in, the login' },
  { pattern: /\b(?:log-in|please login)\b|^login(?: again)?$/i, instead: 'Log in' },
  { pattern: /(?<!\btrade )\b(?:debtor|creditor)s? days\b/i, instead: 'Trade debtor days, trade creditor days' },
  { pattern: /\b(?:debtors|creditors) days\b/i, instead: 'Trade debtor days, trade creditor days' },
  { pattern: /\b(?:of|for|to|by|from) who (?:is|has|gave|came|was)\b/i, instead: '“people who”, or the noun' },
  { pattern: /\btold otherwise\b/i, instead: 'the field’s own word, such as “restated”' },
];

/** Texts that the specifications give word for word. */
const SPECIFIED = [
  'The email is already registered. Please login or choose another mail to register',
  'Unable to sign in',
  'Target debtor days',
];

export interface Text {
  readonly line: number;
  readonly text: string;
}

/** What may be a text for people: literals of more than one word, a single capitalised one, and what stands in JSX. */
export function textsOf(path: string, source: string): readonly Text[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const text = ts.isJsxText(node)
      ? node.text.replace(/\s+/g, ' ').trim()
      : ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)
        ? node.text
        : '';
    if (/\S\s\S|^[A-Z][a-z]+$/.test(text))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every text of a JSON document of the content. */
export function contentTexts(document: unknown): readonly string[] {
  if (typeof document === 'string') return [document];
  if (typeof document !== 'object' || document === null) return [];
  return Object.values(document).flatMap(contentTexts);
}

/** What to write in place of the wrong spellings of a text; empty when it has none. */
export const misspellings = (text: string): readonly string[] =>
  SPECIFIED.includes(text)
    ? []
    : MISSPELLINGS.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => instead);
