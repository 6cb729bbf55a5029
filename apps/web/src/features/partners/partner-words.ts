import { formatCount } from '../../ui/format/numbers';
import type { PartnerPage } from './partners.api';

/** `Nell Marsh, Marsh Advisory`; the house has a company's name alone. */
export const partnerText = ({ partnerName, companyName }: { partnerName: string; companyName: string }): string =>
  [...new Set([partnerName, companyName].filter((part) => part !== ''))].join(', ');

/** Before the first customer. */
export const nobodyText = (own: boolean): string =>
  own
    ? 'Give your access code to the companies you work with. Each one that enters it appears here.'
    : 'Each company that enters the access code of this channel partner appears here.';

/** `24 customers came with the access code of Marsh Advisory` */
export function areaLead({ partner, totals }: PartnerPage, own: boolean): string {
  const people = `${formatCount(totals.customers)} ${totals.customers === 1 ? 'customer' : 'customers'}`;
  if (own) return `${people} chose ${partner.company_name === '' ? 'you' : partner.company_name} as channel partner.`;
  return `${people} of ${partner.company_name === '' ? 'this channel partner' : partner.company_name}.`;
}
