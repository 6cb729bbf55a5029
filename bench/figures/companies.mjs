import { ReadModels } from '../growth/read-models.mjs';
import { copyIn, copyLine } from '../log/copy-in.mjs';
import { factOf, newAccount } from '../log/customers.mjs';
import { seedKeys } from '../log/keys.mjs';
import { LogWriter } from '../log/records.mjs';
import { library } from '../machine/product.mjs';
import { booksOf, TODAY } from './books.mjs';

const { companyOn, keyFigures, keyFigureTexts } = library('calculators');

const DIFFERENT = 20;
const SECTORS = 21;

/**
 * A migrated database in whose read models many customers have books and published figures, a twentieth of them each
 * company. Their rows are those that the projections make of an import.
 */
export async function companiesDatabase(cluster, name, customers) {
  const database = await cluster.database(name);
  await database.migrate();
  await new ReadModels(database).prepare();
  const companies = Array.from({ length: DIFFERENT }, (_, number) => companyRow(number));
  const accounts = Array.from({ length: customers }, (_, index) => newAccount(index));
  await new LogWriter(database, await seedKeys(database, accounts)).write(registrations(accounts));
  const { superuser } = database.urls;
  await copyIn(superuser, LEDGERS, ledgerLines(accounts, companies));
  await copyIn(superuser, PEERS, peerLines(accounts, companies));
  await database.admin('VACUUM (ANALYZE) event_store.events, read_model.ledgers, read_model.peer_figures');
  await database.admin('CHECKPOINT');
  return { ...database, accounts };
}

/** Every page is open to a trial of this kind. */
const TRIAL = { kind: 2, endsAt: '2099-12-31T00:00:00.000Z' };

function* registrations(accounts) {
  for (const [index, accountId] of accounts.entries()) {
    const fact = factOf(accountId, index, 0, []);
    yield { ...fact, event: { ...fact.event, data: { ...fact.event.data, trial: TRIAL } } };
  }
}

function companyRow(number) {
  const books = booksOf(number);
  const company = companyOn(TODAY, books);
  const figures = keyFigureTexts(keyFigures(company, company.periods.lastComplete));
  return {
    books: JSON.stringify(books),
    figures: JSON.stringify(figures),
    asAt: `${company.periods.lastComplete}-01`,
    importedAt: `${TODAY}T00:00:00.000Z`,
  };
}

const LEDGERS = `COPY read_model.ledgers (account_id, books, import_status, import_id, last_imported_at, company_name, version) FROM STDIN`;
function* ledgerLines(accounts, companies) {
  for (const [index, account] of accounts.entries()) {
    const { books, importedAt } = companies[index % DIFFERENT];
    yield copyLine([account, books, 'finished', 'import_0', importedAt, 'Company Ltd', 1]);
  }
}

const PEERS = `COPY read_model.peer_figures (account_id, sector, as_at, figures, under_deletion) FROM STDIN`;
function* peerLines(accounts, companies) {
  for (const [index, account] of accounts.entries()) {
    const { figures, asAt } = companies[index % DIFFERENT];
    yield copyLine([account, index % SECTORS, asAt, figures, false]);
  }
}
