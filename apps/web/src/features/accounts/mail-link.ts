import { readLink } from '@keelson/contracts/accounts';

export interface MailLink {
  readonly email?: string;
  readonly token?: string;
}

let current: MailLink = {};

/**
 * What a mailed link carries, from the fragment or the query. It is taken out of the address bar at once, so that the
 * token stays neither in the history nor in a bookmark.
 */
export const takeMailLink = (): MailLink => {
  const found = readLink(location.hash);
  const link = found.token === undefined ? readLink(location.search) : found;
  if (link.token === undefined) return current;
  current = link;
  history.replaceState(history.state, '', location.pathname);
  return current;
};

export const forgetMailLink = (): void => {
  current = {};
};
