import { randomBytes, randomUUID } from 'node:crypto';
import { booksOf, TODAY } from '../figures/books.mjs';
import { newAccount } from '../log/customers.mjs';
import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { library } from '../machine/product.mjs';

const { companyOn, FORMULA_VERSION, keyFigures, keyFigureTexts } = library('calculators');

const BEGIN = Date.parse('2026-01-05T08:00:00.000Z');
const COMMAND_HASH = randomBytes(32).toString('base64url');
const IMPORT = 'import_0';
const DIFFERENT = 20;

const registered = (accountId, index) => ({
  type: 'accounts.customer-registered.v1',
  data: {
    accountId,
    name: 'Willow Cedarson',
    companyName: `Company ${index}`,
    companyRegistrationNumber: String(10_000_000 + index),
    sector: index % 21,
    companyType: 'privateLimitedCompany',
    phone: '01632 960000',
    phoneDigits: '01632960000',
    email: `owner-${index}@example.com`,
    supportNeeds: [],
    trial: { kind: 1, endsAt: '2027-01-31T00:00:00.000Z' },
  },
});

/** What the first import of a company appends: see `importBooks`. */
function importOf({ accounts, months, days, bankDays }) {
  const { importId, startedAt, finishedAt } = {
    importId: IMPORT,
    startedAt: `${TODAY}T00:00:00.000Z`,
    finishedAt: `${TODAY}T00:01:00.000Z`,
  };
  const report = {
    ...{ months: months.length, changedMonths: months.length, accounts: accounts.length },
    ...{ unmapped: [], outOfBalance: [], restated: [] },
  };
  const ledger = (name, data) => ({ type: `ledger.${name}.v1`, data });
  return [
    ledger('opened', {
      source: 'xero',
      organisationId: randomUUID(),
      organisationName: 'Company',
      yearEndMonth: 3,
      vatRegistered: true,
    }),
    ledger('import-started', { importId, reason: 'first', from: months[0].month, to: months.at(-1).month, startedAt }),
    ledger('accounts-recorded', { importId, accounts }),
    ...months.toReversed().map((month) => ledger('month-recorded', { ...month, importId })),
    ...days.toReversed().map((day) => ledger('day-balances-recorded', day)),
    ...bankDays.toReversed().map((day) => ({ type: 'ledger.bank-day-recorded.v2', data: day })),
    ledger('import-finished', { importId, report, finishedAt }),
  ];
}

function published(books) {
  const company = companyOn(TODAY, books);
  const asAt = company.periods.lastComplete;
  return {
    type: 'figures.published.v1',
    data: {
      asAt,
      formulaVersion: FORMULA_VERSION,
      figures: keyFigureTexts(keyFigures(company, asAt)),
      causedBy: { type: 'ledger.import-finished.v1', eventId: randomUUID(), importId: IMPORT },
      publishedAt: `${TODAY}T00:01:01.000Z`,
    },
  };
}

/** Facts about each customer as a first connection leaves them; one customer's import is over before the next begins. */
function* facts(accounts) {
  const companies = Array.from({ length: DIFFERENT }, (_, number) => booksOf(number)).map((books) => ({
    imported: importOf(books),
    figures: published(books),
  }));
  for (const [index, accountId] of accounts.entries()) {
    const { imported, figures } = companies[index % DIFFERENT];
    const told = [
      { stream: 'account', events: [registered(accountId, index)] },
      { stream: 'ledger', events: imported },
      { stream: 'figures', events: [figures] },
    ];
    for (const { stream, events } of told)
      for (const [turn, event] of events.entries())
        yield {
          streamId: `${stream}-${accountId}`,
          event,
          occurredAt: new Date(BEGIN + index * 60_000 + turn),
          metadata: about(accountId),
        };
  }
}

function about(accountId) {
  const commandId = randomUUID();
  return {
    commandId,
    commandHash: COMMAND_HASH,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'customer', id: accountId },
    subjectId: accountId,
    partitionKey: accountId,
  };
}

/** A migrated database whose log tells of the registration and the first import of many customers. */
export async function importedDatabase(cluster, name, customers) {
  const database = await cluster.database(name);
  await database.migrate();
  const accounts = Array.from({ length: customers }, (_, index) => newAccount(index));
  const log = new LogWriter(database, await seedKeys(database, accounts));
  await log.write(facts(accounts));
  await database.admin('VACUUM (ANALYZE) event_store.events');
  await database.admin('CHECKPOINT');
  return { ...database, events: log.position };
}
