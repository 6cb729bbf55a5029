import { dictionary } from '@zxcvbn-ts/language-common';

/** What people write for a letter, each with the letters that it may stand for. */
const STAND_INS: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', $: 's', '5': 's', '7': 't' },
];
/** Rows and columns of keyboards, and what is counted up. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SHORTEST_RUN = 4;
const SHORTEST_WORD = 4;

let listed: ReadonlySet<string> | undefined;

/** Read when it is first asked for: most processes never do. */
const list = (): ReadonlySet<string> =>
  (listed ??= new Set(dictionary['passwords-common'].map((entry) => entry.toLowerCase())));

/** The entries as they are compared. */
export const breachedPasswords = (): ReadonlySet<string> => list();

/**
 * Whether a password, in any case, comes down to one that was found in breaches. Few of these have twelve characters, so
 * what people do to lengthen one counts as well: digits and signs around it, signs for letters, saying it twice or more.
 * So do runs along the alphabet or the keyboard, and words of the person's own.
 *
 * @param words the person's own: of name and address
 */
export function isBreachedPassword(password: string, words: readonly string[] = []): boolean {
  const folded = password.normalize('NFC').toLowerCase();
  return formsOf(folded).some(isListed) || consistsOfRuns(folded) || holdsOneOf(folded, words);
}

const isListed = (text: string): boolean => unitsOf(text).some((unit) => list().has(unit));

function formsOf(folded: string): readonly string[] {
  const spelt = [folded, ...STAND_INS.map((letters) => spellOut(folded, letters))];
  return spelt
    .flatMap((text) => [text, bared(text)])
    .concat(STAND_INS.map((letters) => spellOut(bared(folded), letters)));
}

const spellOut = (text: string, letters: Readonly<Record<string, string>>): string =>
  [...text].map((each) => letters[each] ?? each).join('');

/** Without the digits and signs at both ends. */
const bared = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** What a text says again and again, in each length, up to the whole: of `deedeedeedee` also `deedee`. */
function unitsOf(text: string): readonly string[] {
  const period = `${text}${text}`.indexOf(text, 1);
  const units: string[] = [];
  for (let length = period; length > 0 && length <= text.length; length += period)
    if (text.length % length === 0) units.push(text.slice(0, length));
  return units;
}

/** From end to end nothing but runs, forwards or backwards, and single signs said again. */
function consistsOfRuns(text: string): boolean {
  if (text === '') return false;
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    if (length < SHORTEST_RUN) return false;
    at += length;
  }
  return true;
}

function runAt(text: string, at: number): number {
  const ways = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);
  const again = text.slice(at).search(new RegExp(`[^${escaped(text.charAt(at))}]`, 'u'));
  let longest = again === -1 ? text.length - at : again;
  for (const way of ways) {
    const from = way.indexOf(text.charAt(at));
    if (from === -1) continue;
    let length = 0;
    while (at + length < text.length && text[at + length] === way[from + length]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

const escaped = (sign: string): string => sign.replace(/[\\\]^-]/, '\\$&');

const holdsOneOf = (folded: string, words: readonly string[]): boolean =>
  words.some((word) => word.length >= SHORTEST_WORD && folded.includes(word.normalize('NFC').toLowerCase()));
