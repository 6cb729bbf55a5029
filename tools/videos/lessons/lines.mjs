const VALUE = String.raw`[+\u2212]?£?\d[\d,.]*(?:%|p|\u00a0?h)?(?: a (?:year|month|week|day|job|visit))?`;
const SIGNED_FIRST = new RegExp(String.raw`^([+\u2212]) ?(£?\d[\d,.]*) (\D+)$`);
const SIGNED_LAST = new RegExp(String.raw`^([+\u2212]) (\D+?) (£?\d[\d,.]*)$`);
const NAMED = /^([^:=]{1,44}): (.+)$/;
const LABELLED = new RegExp(String.raw`^([^\d£=×÷+\u2212]*[^\d£=×÷+\u2212\s]),? (${VALUE})$`);
const SUM_OF = /^(?:together|total|in all)$/i;

/** Minus signs and quotation marks as they are printed. */
export const printed = (text) =>
  text
    .replace(/(^|[\s(])-(?=[\s£\d])/g, '$1\u2212')
    .replace(/(^|[\s(])'/g, '$1\u2018')
    .replaceAll("'", '\u2019');

/**
 * What a line of a picture is: words somebody says, a result, a name with its value, a name with what is said of it, or
 * words.
 */
export function lineKind(line) {
  const text = printed(line);
  const quoted = /^\u2018(.+)\u2019$/.exec(text);
  if (quoted) return { kind: 'quote', text: quoted[1] };
  const result = /^= ?(.+)$/.exec(text);
  if (result) return { kind: 'result', text: result[1] };
  const row = rowOf(text);
  if (row) return SUM_OF.test(row.name) ? { kind: 'result', text: row.value } : { kind: 'row', ...row };
  const named = NAMED.exec(text);
  return named ? { kind: 'named', name: named[1], text: named[2] } : { kind: 'words', text };
}

function rowOf(text) {
  const first = SIGNED_FIRST.exec(text);
  if (first) return { name: capital(first[3]), value: first[1] + first[2] };
  const last = SIGNED_LAST.exec(text);
  if (last) return { name: capital(last[2]), value: last[1] + last[3] };
  const named = NAMED.exec(text);
  if (named) return /\d/.test(named[2]) ? { name: named[1], value: named[2] } : undefined;
  const labelled = LABELLED.exec(text);
  return labelled ? { name: labelled[1], value: labelled[2] } : undefined;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** The share of the largest that each row has, where at least two rows count the same thing; none otherwise. */
export function bars(lines) {
  const amounts = lines.map(({ kind, value }) => (kind === 'row' ? amountOf(value) : undefined));
  const counted = amounts.filter((amount) => amount !== undefined);
  const rows = lines.filter(({ kind }) => kind === 'row').length;
  const isSame = new Set(counted.map(({ unit }) => unit)).size === 1;
  if (counted.length < 2 || counted.length < rows || !isSame) return undefined;
  const most = Math.max(...counted.map(({ number }) => number));
  return amounts.map((amount) => (amount === undefined ? undefined : amount.number / most));
}

function amountOf(value) {
  const [, pound, digits, unit] = /^(£?)(\d[\d,]*(?:\.\d+)?)(%?)(?: a \w+)?$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  return number > 0 ? { number, unit: pound + unit } : undefined;
}
