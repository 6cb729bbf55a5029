import { daySearchForm } from '@keelson/contracts/payments';
import { schemaMessages } from '../../ui/form/schema-messages';

export interface SearchedDays {
  readonly fromDate: string;
  readonly toDate: string;
}

export const dayRules = (days: SearchedDays) => schemaMessages<SearchedDays>(daySearchForm, days);
