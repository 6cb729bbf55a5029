const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?%?)|"((?:[^"]|"")*)"|((?:'[^']+'|\w+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?|([A-Z]+)(?=\()|(TRUE|FALSE)\b|(<=|>=|<>|[-+*/^&=<>(),]))/y;

/**
 * What a formula of a template says, as a tree. The part of the language that the templates use: numbers, texts, references
 * with or without a sheet, ranges, functions and operators.
 *
 * @throws Error where it says something else
 */
export function parsedFormula(formula) {
  const tokens = tokensOf(formula.replace(/^=/, ''));
  let at = 0;
  const is = (sign) => tokens[at]?.sign === sign;
  const take = (sign) => {
    if (!is(sign)) throw new Error(`${formula}: expected ${sign}`);
    at += 1;
  };
  const leftToRight = (signs, below) => () => {
    let tree = below();
    while (signs.some(is)) {
      const { sign } = tokens[at];
      at += 1;
      tree = { kind: 'operation', sign, left: tree, right: below() };
    }
    return tree;
  };
  function primary() {
    const token = tokens[at];
    if (token === undefined) throw new Error(`${formula} ends too early`);
    if (is('-') || is('+')) {
      at += 1;
      return { kind: 'signed', sign: token.sign, of: primary() };
    }
    if (is('(')) {
      at += 1;
      const inner = comparison();
      take(')');
      return inner;
    }
    at += 1;
    if (token.kind !== 'function') return token;
    take('(');
    const given = [];
    while (!is(')')) {
      given.push(is(',') ? { kind: 'nothing' } : comparison());
      if (!is(')')) take(',');
    }
    take(')');
    return { ...token, given };
  }
  const power = leftToRight(['^'], primary);
  const product = leftToRight(['*', '/'], power);
  const sum = leftToRight(['+', '-'], product);
  const joined = leftToRight(['&'], sum);
  const comparison = leftToRight(['=', '<>', '<=', '>=', '<', '>'], joined);
  const tree = comparison();
  if (at < tokens.length) throw new Error(`${formula}: more than one expression`);
  return tree;
}

function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`${text}: not understood from ${text.slice(from)}`);
    const [, number, string, sheet, first, last, name, truth, sign] = found;
    if (number !== undefined)
      tokens.push({ kind: 'value', value: number.endsWith('%') ? Number(number.slice(0, -1)) / 100 : Number(number) });
    else if (string !== undefined) tokens.push({ kind: 'value', value: string.replaceAll('""', '"') });
    else if (first !== undefined)
      tokens.push({
        kind: 'cells',
        sheet: sheet?.slice(0, -1).replaceAll("'", ''),
        first: placeOf(first),
        last: placeOf(last ?? first),
        isRange: last !== undefined,
      });
    else if (name !== undefined) tokens.push({ kind: 'function', name });
    else if (truth !== undefined) tokens.push({ kind: 'value', value: truth === 'TRUE' });
    else tokens.push({ kind: 'sign', sign });
  }
  return tokens;
}

/** Row and column of a reference such as `$B$12`, counted from 0. */
export function placeOf(reference) {
  const [, letters, digits] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference);
  const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}
