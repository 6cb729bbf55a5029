import { mayLinkTo } from '@keelson/contracts/content';

/** A link in the Markdown of the editors: `[words](address)`. */
const LINK = /\[([^\][]+)\]\(([^()\s]+)\)/g;

/** Whether pages follow the address: a page of the product, https, or an e-mail. */
export const isFollowed = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) || (URL.canParse(address) && mayLinkTo(new URL(address)));

/** The text with the words alone of every link that pages would not follow. */
export function withHarmlessLinks(text: string): string {
  const harmless = text.replace(LINK, (link: string, words: string, address: string) =>
    isFollowed(address) ? link : words,
  );
  // Words that were inside another link make a new one with what follows them.
  return harmless === text ? text : withHarmlessLinks(harmless);
}
