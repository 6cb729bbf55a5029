import ts from 'typescript';

/** The lists of the vocabulary by the name under which it exports them. */
export type ClosedLists = Readonly<Record<string, readonly string[]>>;

export interface Repetition {
  readonly line: number;
  readonly list: string;
}

interface Literal {
  readonly node: ts.Node;
  readonly members: readonly string[];
  /** The compiler holds each member against a declared type: it may be a selection, but not the whole list. */
  readonly typed: boolean;
  /** A map keeps something by name: it repeats a list only when its keys are just the members. */
  readonly map: boolean;
}

/** From this length on, a part of a list is taken for a copy of it. */
const LONG = 6;
const CONSECUTIVE = 3;

const text = (node: ts.Node | undefined): string | undefined =>
  node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;

const allOf = (members: readonly (string | undefined)[]): readonly string[] | undefined =>
  members.length > 1 && members.every((member) => member !== undefined) ? members : undefined;

function isTyped(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isSatisfiesExpression(parent)) return true;
  if (ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent)) return isTyped(parent);
  if (ts.isNewExpression(parent)) return parent.typeArguments !== undefined || isTyped(parent);
  return ts.isVariableDeclaration(parent) && parent.type !== undefined;
}

/** The names of properties that a type takes out of another are no list of values. */
const namesProperties = ({ parent }: ts.Node): boolean =>
  ts.isTypeReferenceNode(parent) && /^(Pick|Omit|Exclude|Extract)$/.test(parent.typeName.getText());

function literalOf(node: ts.Node): Literal | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const members = allOf(node.elements.map(text));
    return members && { node, members, typed: isTyped(node), map: false };
  }
  if (ts.isUnionTypeNode(node) && !namesProperties(node)) {
    const strings = node.types.filter(
      (type) => ts.isLiteralTypeNode(type) && type.literal.kind !== ts.SyntaxKind.NullKeyword,
    );
    const members = allOf(strings.map((type) => text((type as ts.LiteralTypeNode).literal)));
    return members && { node, members, typed: false, map: false };
  }
  // A map with a declared type is whole because the compiler says so; one without is a list with something beside it.
  if (ts.isObjectLiteralExpression(node) && !isTyped(node) && isConstant(node)) {
    const members = allOf(node.properties.map(({ name }) => (name && ts.isIdentifier(name) ? name.text : text(name))));
    return members && members.length > 2 ? { node, members, typed: false, map: true } : undefined;
  }
  return undefined;
}

function isConstant({ parent }: ts.Node): boolean {
  if (ts.isAsExpression(parent)) return isConstant(parent);
  return ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
}

const hasPart = (members: readonly string[], list: readonly string[]): boolean =>
  list.some((_, start) => {
    const part = list.slice(start, start + CONSECUTIVE);
    const at = members.indexOf(part[0] ?? '');
    return part.length === CONSECUTIVE && at >= 0 && part.every((member, index) => members[at + index] === member);
  });

function repeats({ members, typed, map }: Literal, list: readonly string[]): boolean {
  const whole = list.every((member) => members.includes(member));
  if (map) return whole && members.length === list.length;
  // Two words stand together for many reasons: they repeat a list of two only when they are all there is.
  if (list.length === 2) return whole && members.length === 2;
  return whole || (!typed && list.length >= LONG && hasPart(members, list));
}

/** Spares the parsing of most files. */
const mayRepeat = (source: string, list: readonly string[]): boolean =>
  list.filter((member) => source.includes(member)).length >= Math.min(list.length, CONSECUTIVE);

/** Where the source of one file writes down a list of the vocabulary again, whole or a part of a long one. */
export function repeatedLists(file: string, source: string, lists: ClosedLists): readonly Repetition[] {
  const possible = Object.keys(lists).filter((name) => mayRepeat(source, lists[name] ?? []));
  if (possible.length === 0) return [];
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Repetition[] = [];
  const visit = (node: ts.Node): void => {
    const literal = literalOf(node);
    if (literal !== undefined) {
      const list = possible.find((name) => repeats(literal, lists[name] ?? []));
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      if (list !== undefined) found.push({ line, list });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
