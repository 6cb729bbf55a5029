const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;

/** Digits with at most one space or hyphen between two of them, as cards print them. */
const DIGIT_RUNS = /\d(?:[ -]?\d){12,}/g;

/** A whole number as cards print it, wherever it stands among other digits: the day of expiry may follow it. */
const PRINTED: readonly RegExp[] = [
  /(?<!\d)(?=(\d{13,19})(?!\d))/g,
  /(?<!\d)(?=(\d{4}(?:[ -]\d{4}){3})(?!\d))/g,
  /(?<!\d)(?=(\d{4}[ -]\d{6}[ -]\d{4,5})(?!\d))/g,
];

/** Visa, Mastercard (both ranges), American Express, and the networks that begin with 6. */
const CARD_PREFIX = /^(?:4|5[1-5]|6|3[47]|22[3-9]\d|222[1-9]|2[3-6]\d\d|27[01]\d|2720)/;

/** The check digit of ISO/IEC 7812. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean =>
  digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && CARD_PREFIX.test(digits) && passesLuhn(digits);

const holdsCard = (run: string): boolean =>
  [run, ...PRINTED.flatMap((form) => Array.from(run.matchAll(form), ([, printed = '']) => printed))].some((each) =>
    isCardNumber(each.replace(/\D/g, '')),
  );

/** Whether a text holds what looks like the number of a payment card. Nothing of ours may ever store one (D2). */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(DIGIT_RUNS)].some(([run]) => holdsCard(run));

/** Digits of an id are no card's, whatever they add up to. */
const UUID_OR_DIGITS = new RegExp(`([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|${DIGIT_RUNS.source}`, 'gi');

/** A text without the digits of cards in it. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(UUID_OR_DIGITS, (run, uuid?: string) => (uuid === undefined && holdsCard(run) ? '[card number]' : run));
