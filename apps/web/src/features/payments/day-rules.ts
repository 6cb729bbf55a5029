import { daySearchForm } from '@keelson/contracts/payments';
import { schemaMessages } from '../../ui/form/schema-messages';
import { dayFault } from '../../ui/form/typed-day';
import type { FieldMessages } from '../../ui/form/use-form';

export interface SearchedDays {
  readonly fromDate: string;
  readonly toDate: string;
}

/** What is no day was not left out: the schema alone would ask for it. */
export function dayRules({ fromDate, toDate }: SearchedDays): FieldMessages<SearchedDays> {
  const [from, to] = [dayFault(fromDate), dayFault(toDate)];
  return {
    ...schemaMessages<SearchedDays>(daySearchForm, { fromDate, toDate }),
    ...(from !== undefined && { fromDate: from }),
    ...(to !== undefined && { toDate: to }),
  };
}
