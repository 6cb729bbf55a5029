import type { Hit } from './company-search';
import { OVER, type RegisteredCompany } from './registered-company';

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const isOver = ({ status }: RegisteredCompany): boolean => OVER.includes(status);

/** One item of a search answer. */
export function searchItem({ company, title }: Hit) {
  const { number, name, type, status, created, ceased, address } = company;
  const when = longDate.format(new Date(ceased ?? created));
  return {
    kind: 'searchresults#company',
    title: name,
    company_number: number,
    company_type: type,
    company_status: status,
    date_of_creation: created,
    ...(ceased !== undefined && { date_of_cessation: ceased }),
    address,
    address_snippet: addressLine(company),
    description: `${number} - ${isOver(company) ? 'Dissolved' : 'Incorporated'} on  ${when}`,
    description_identifier: [isOver(company) ? 'dissolved-on' : 'incorporated-on'],
    links: { self: `/company/${number}` },
    matches: { title, snippet: [] },
    snippet: '',
  };
}

/** The answer to `/company/{number}`. */
export function companyProfile(company: RegisteredCompany) {
  const { number, name, type, status, jurisdiction, created, ceased, sicCodes, address } = company;
  const { premises, address_line_1, ...place } = address;
  return {
    company_name: name,
    company_number: number,
    company_status: status,
    type,
    jurisdiction,
    date_of_creation: created,
    ...(ceased !== undefined && { date_of_cessation: ceased }),
    sic_codes: sicCodes,
    registered_office_address: { address_line_1: `${premises} ${address_line_1}`, ...place },
    has_been_liquidated: status === 'liquidation',
    has_charges: false,
    has_insolvency_history: status === 'liquidation' || status === 'administration',
    links: { self: `/company/${number}`, filing_history: `/company/${number}/filing-history` },
  };
}

const addressLine = ({ address }: RegisteredCompany): string =>
  `${address.premises} ${address.address_line_1}, ${address.locality}, ${address.country}, ${address.postal_code}`;
