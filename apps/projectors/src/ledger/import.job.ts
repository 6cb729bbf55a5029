import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import type { ImportFailure } from '@keelson/domain/ledger';
import { ProviderAnswerRefused, ProviderBusy, ReconnectRequired } from '@keelson/integrations/accounting';
import { type Holding, holdAlone } from '../runtime/requests/hold-alone';
import type { Clock } from '@keelson/kernel';
import type { Vault } from '@keelson/vault';
import type { AccountingProvider, ImportReason } from '@keelson/vocabulary';
import { failureText } from '../runtime/failure';
import type { BooksSource } from '../runtime/books-source';
import type { JobHandler, JobRun, RetryPolicy } from '../runtime/job';
import type { Deciding } from '../runtime/worker-runner';
import { importBooks } from './import-steps';
import { ImportNotOurs, LedgerLog } from './ledger-log';

export const IMPORT_QUEUE = 'ledger-import';

/** What an import works with. */
export interface Importing extends Deciding, Holding {
  readonly vault: Pick<Vault, 'imports'>;
  readonly clock: Clock;
  /** Absent where nothing can be connected. */
  readonly connectedBooks?: BooksSource | undefined;
}

export type ImportJob = {
  readonly accountId: string;
  readonly connectionId: string;
  readonly importId: string;
  readonly reason: ImportReason;
  readonly causationId: string;
  readonly correlationId: string;
};

/** The deadline leaves room for a provider that asks for patience; workers that die are noticed by their claim. */
const RETRY: RetryPolicy = { limit: 8, delaySeconds: 2, deadlineSeconds: 1_800 };
/** So long nothing but an import whose worker never came back leaves another one waiting. */
const ABANDONED_MS = 3_600_000;

/** Brings the books of a connected system: one import of an account at a time, gone on with after a crash. */
export const importJob: JobHandler<ImportJob, Importing> = {
  queue: IMPORT_QUEUE,
  retry: RETRY,
  async handle(job, context) {
    const { accountId } = job;
    const release = await holdAlone(`import ${accountId}`, IMPORT_QUEUE, context);
    try {
      await importAlone(job, context);
    } finally {
      await release();
    }
  },
};

async function importAlone(job: ImportJob, context: Importing & JobRun): Promise<void> {
  const { accountId, importId, reason } = job;
  const { vault, clock, signal, log } = context;
  const { kind } = (await context.runner.load(deletionDecider, deletionStream(accountId))).state;
  if (kind === 'access-ended' || kind === 'erased') return;
  const ledger = await LedgerLog.open(context, job);
  const { imports } = ledger.state;
  if (imports.importId === importId && imports.status !== 'started') return;
  await giveUpAbandoned(ledger, job, context);
  const books = await context.connectedBooks?.(accountId, job.connectionId);
  if (!books) return fail(ledger, importId, { code: 'not-connected' }, context);
  try {
    await importBooks({ ...books, accountId, importId, reason, ledger, underWay: vault.imports, clock, signal });
  } catch (error) {
    if (error instanceof ImportNotOurs && error.code === 'IMPORT_OVER') return;
    const failure = failureFrom(error, books.provider, context.attempt);
    if (failure === undefined) throw error;
    log.warn({ importId, accountId, reason: failureText(error) }, 'import of figures failed');
    await fail(ledger, importId, failure, context);
  }
}

/** An import of which the last sign is an hour old will not go on: nobody works on it while this one may. */
async function giveUpAbandoned(ledger: LedgerLog, { importId }: ImportJob, context: Importing & JobRun): Promise<void> {
  const { status, importId: other, startedAt } = ledger.state.imports;
  if (status !== 'started' || other === null || other === importId) return;
  if (context.clock().getTime() - Date.parse(startedAt ?? '') < ABANDONED_MS) return;
  await fail(ledger, other, { code: 'interrupted' }, context);
}

async function fail(
  ledger: LedgerLog,
  importId: string,
  failure: ImportFailure,
  { clock }: Pick<Importing, 'clock'>,
): Promise<void> {
  await ledger.record({ name: 'FailImport', importId, failure, at: clock() }, 'fail');
}

/** Why nothing more is tried; `undefined` while it is worth another try. */
function failureFrom(error: unknown, system: AccountingProvider, attempt: number): ImportFailure | undefined {
  if (error instanceof ReconnectRequired) return { code: 'consent-needed', system };
  if (error instanceof ProviderAnswerRefused) return { code: 'unreadable-figures', system };
  if (attempt <= RETRY.limit) return undefined;
  return { code: error instanceof ProviderBusy ? 'too-many-questions' : 'unreachable', system };
}
