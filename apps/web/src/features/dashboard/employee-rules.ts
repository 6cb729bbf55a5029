import { saveHeadcountsContract } from '@keelson/contracts/ledger';
import { YEAR_SLOTS } from '@keelson/vocabulary';
import { schemaMessages } from '../../ui/form/schema-messages';
import type { FieldMessages } from '../../ui/form/use-form';
import type { Headcounts } from './dashboard.api';
import { type Counts, headcountsBody } from './employee-counts';

/** The boxes are named by their month, the route's fields by year and place. */
const monthAt = (headcounts: Headcounts) => {
  const months = YEAR_SLOTS.flatMap((year) =>
    headcounts[year].map(({ date }, index): [string, string] => [`${year}.${index}.employeeCount`, date]),
  );
  const byPath = new Map(months);
  return (path: string): string => byPath.get(path) ?? path;
};

export function employeeRules(counts: Counts, headcounts: Headcounts | undefined): FieldMessages<Counts> {
  if (headcounts === undefined) return {};
  const body = headcountsBody(headcounts, counts, '');
  return schemaMessages(saveHeadcountsContract.schemas.body, body, monthAt(headcounts));
}
