// Outward: area, district and sometimes a letter; inward: a digit and two letters, without C, I, K, M, O and V.
const UK_POSTCODE =
  /^(?:GIR ?0AA|(?:[A-PR-UWYZ][0-9][0-9A-HJKPSTUW]?|[A-PR-UWYZ][A-HK-Y][0-9][0-9ABEHMNPRVWXY]?) ?[0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Whether the text is a UK postcode, in upper or lower case, with or without the space. */
export const isPostcode = (text: string): boolean => UK_POSTCODE.test(upperCase(text));

/** The way in which Royal Mail writes it: upper case, one space before the last three. Give it a postcode. */
export const canonicalPostcode = (text: string): string =>
  upperCase(text)
    .replace(/ /g, '')
    .replace(/(.{3})$/, ' $1');

const upperCase = (text: string): string => text.trim().toUpperCase();
