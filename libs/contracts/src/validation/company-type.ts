export const COMPANY_TYPES = [
  'soletrader',
  'limitedliabilitypartnership',
  'otherpartnership',
  'publicLimitedCompany',
  'privateLimitedCompany',
] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const COMPANY_TYPE_NAMES: Record<CompanyType, string> = {
  soletrader: 'Sole Trader',
  limitedliabilitypartnership: 'Limited Liability Partnership',
  otherpartnership: 'Other Partnership',
  publicLimitedCompany: 'Public Limited Company',
  privateLimitedCompany: 'Private Limited Company',
};

/** Sole traders and other partnerships stand in no register, every other company gives its registration number. */
export const needsRegistrationNumber = (companyType: CompanyType): boolean =>
  companyType !== 'soletrader' && companyType !== 'otherpartnership';

/** Partners, of a limited liability partnership too, and sole traders pay income tax on the profit; companies pay corporation tax. */
export const paysIncomeTax = (companyType: string): boolean =>
  companyType === 'soletrader' || companyType === 'limitedliabilitypartnership' || companyType === 'otherpartnership';

/** A registration number as typed: letters and digits, at most eight, as at Companies House. */
export const isRegistrationNumber = (text: string): boolean => /^[A-Za-z0-9]{1,8}$/.test(text.trim());
