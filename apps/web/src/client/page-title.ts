import { documentTitle } from '@keelson/contracts/platform';

let page = '';
let company: string | undefined;

const write = (): void => {
  document.title = documentTitle(company ? `${company}: ${page}` : page);
};

/** What the page at hand is called. */
export const titlePage = (title: string): void => {
  page = title;
  write();
};

/** The customer whose data the page shows to somebody else; `undefined` when it does no longer. */
export const titleCompany = (name: string | undefined): void => {
  company = name;
  write();
};
