import { types } from 'pg';
import type { CustomTypesConfig } from 'pg';

const OID = { int8: 20, date: 1082, timestamptz: 1184 } as const;

const wholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond 2^53 in a read model: ${text}`);
  return value;
};

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: wholeNumber,
  [OID.date]: (text) => text,
  [OID.timestamptz]: (text) => new Date(text).toISOString(),
};

/**
 * `types` of every pg pool that reads a read model, so that rows look the same to a query and to a projection:
 * `timestamptz` is an ISO text in UTC, `date` is `YYYY-MM-DD`, `bigint` is a number, `jsonb` and `json` are their value.
 */
export const readModelTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS[oid] ?? (types.getTypeParser(oid, format) as (text: string) => unknown),
};
