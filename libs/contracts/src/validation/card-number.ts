const FEWEST_DIGITS = 13;
const MOST_DIGITS = 19;

/** Digits with at most one space or hyphen between two of them, as cards print them. */
const DIGIT_RUNS = /\d(?:[ -]?\d){12,}/g;

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

/** Whether a text holds what looks like the number of a payment card. Nothing of ours may ever store one (D2). */
export const holdsCardNumber = (text: string): boolean =>
  [...text.matchAll(DIGIT_RUNS)].some(([run]) => isCardNumber(run.replace(/\D/g, '')));
