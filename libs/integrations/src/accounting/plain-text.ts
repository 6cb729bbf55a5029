import { withoutCardNumbers } from '@keelson/kernel';
import type { BooksReader, Organisation } from './accounting-system';

/**
 * A provider's text without what no name holds and jsonb refuses: control characters go, those that are white space
 * become a space, and half a surrogate pair becomes the replacement character. Other texts stay as they are.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085]+/g, ' ')
    .replace(/\p{Cc}+/gu, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/** A text that people write and read at the provider: nothing of ours keeps the number of a card, wherever it comes from. */
const plainWords = (text: string): string => withoutCardNumbers(plainText(text));

const plainOrNone = (text: string | null): string | null => (text === null ? null : plainText(text));

export const plainOrganisation = <Told extends Organisation>(told: Told): Told => ({
  ...told,
  organisationId: plainText(told.organisationId),
  name: plainWords(told.name),
});

const plainLine = <Line extends { readonly accountId: string }>(line: Line): Line => ({
  ...line,
  accountId: plainText(line.accountId),
});

/** Books whose texts can be kept and shown. Ids are made plain wherever they stand, so that they still meet. */
export const plainBooks = (reader: BooksReader): BooksReader => ({
  organisation: async () => plainOrganisation(await reader.organisation()),
  async accounts() {
    const accounts = await reader.accounts();
    return accounts.map(({ id, code, name, type, subType, systemAccount }) => ({
      id: plainText(id),
      code: plainWords(code),
      name: plainWords(name),
      type: plainText(type),
      subType: plainOrNone(subType),
      systemAccount: plainOrNone(systemAccount),
    }));
  },
  month: async (month) => (await reader.month(month)).map(plainLine),
  asAt: async (day) => (await reader.asAt(day)).map(plainLine),
  tellsTransfers: () => reader.tellsTransfers(),
  bankDays: (first, last) => reader.bankDays(first, last),
});
