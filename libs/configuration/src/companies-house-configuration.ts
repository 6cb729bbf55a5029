import type { Values } from './environment';

const COMPANIES_HOUSE = 'https://api.company-information.service.gov.uk';

export interface CompaniesHouseConfiguration {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export function companiesHouse(
  values: Values<'COMPANIES_HOUSE_API_BASE' | 'COMPANIES_HOUSE_API_KEY'>,
): CompaniesHouseConfiguration | undefined {
  const { COMPANIES_HOUSE_API_BASE: baseUrl = COMPANIES_HOUSE, COMPANIES_HOUSE_API_KEY: apiKey } = values;
  return apiKey === undefined ? undefined : { baseUrl, apiKey };
}
