import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';

const read = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, '../contract', name), 'utf8'));

interface AccountTypes {
  readonly accountTypes: readonly {
    readonly accountType: string;
    readonly classification: string;
    readonly subTypes: readonly { readonly subType: string }[];
  }[];
}

const isReport = new Ajv2020({ strict: false, allErrors: true }).compile(read('report.schema.json') as object);
const types = new Map(
  (read('account-types.json') as AccountTypes).accountTypes.map((each) => [each.accountType, each] as const),
);

/** What is wrong with a report, by Intuit’s own structure. */
export function faultsOfReport(report: unknown): readonly string[] {
  if (isReport(report)) return [];
  return (isReport.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}

export interface AccountAnswer {
  readonly Id: string;
  readonly AcctNum: string;
  readonly AccountType: string;
  readonly AccountSubType: string;
  readonly Classification: string;
  readonly CurrentBalance: number;
}

/** Accounts whose type, sub-type and classification Intuit does not have together. */
export const unknownAccounts = (accounts: readonly AccountAnswer[]): readonly AccountAnswer[] =>
  accounts.filter(({ AccountType, AccountSubType, Classification }) => {
    const type = types.get(AccountType);
    return type?.classification !== Classification || !type.subTypes.some(({ subType }) => subType === AccountSubType);
  });
