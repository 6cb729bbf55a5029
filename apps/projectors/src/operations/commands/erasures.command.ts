import { readFile } from 'node:fs/promises';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { uuidV5 } from '@keelson/event-store/codec';
import { ACCOUNT_ID } from '@keelson/kernel';
import { ERASURE } from '../../runtime/erasures-after';
import { failureText } from '../../runtime/failure';
import { workerRunner } from '../../runtime/worker-runner';
import type { ExitCode, OperatorContext } from './operator-context';

type Parts = Pick<OperatorContext, 'store' | 'codec' | 'subjectKeys' | 'pool' | 'say'>;

/** Who was erased: an account, a message to the team or a request of a code, by its random id. */
interface Erasure {
  readonly subject: string;
  readonly erasedAt: string;
}

const KNOWN_SUBJECT = /^[a-z]{3}_[\w-]{1,60}$/;

/** Prints who was erased, a line of JSON each, to be kept apart from every backup: ids and times, nothing of a person. */
export async function erasures({ store, say }: Parts): Promise<ExitCode> {
  for (const erasure of await erasuresInLog(store)) say(JSON.stringify(erasure));
  return 0;
}

/** Whether everybody who was erased by the file, or by the log, is so here. 1 where somebody came back. */
export async function checkErasures(parts: Parts, file: string): Promise<ExitCode> {
  const ledger = await ledgerIn(parts, file);
  if (!ledger) return 1;
  const back = await broughtBack(parts, ledger);
  for (const { subject, why } of back) parts.say(`${subject} was erased and is here: ${why}.`);
  parts.say(
    back.length === 0
      ? `All ${ledger.length} erasures hold.`
      : `${back.length} of ${ledger.length} erasures do not hold.`,
  );
  return back.length === 0 ? 0 : 1;
}

/** Erases again whom a restored backup brought back: keys at once, accounts by the workers, as at the first time. */
export async function repeatErasures(parts: Parts, file: string): Promise<ExitCode> {
  const ledger = await ledgerIn(parts, file);
  if (!ledger) return 1;
  const back = await broughtBack(parts, ledger);
  for (const subject of new Set(back.map((each) => each.subject))) await eraseAgain(subject, parts);
  parts.say(`${new Set(back.map(({ subject }) => subject)).size} of ${ledger.length} erasures were repeated.`);
  return 0;
}

async function eraseAgain(subject: string, parts: Parts): Promise<void> {
  const runner = workerRunner(parts);
  const { state, version } = await runner.load(deletionDecider, deletionStream(subject));
  const isOver = state.kind === 'erased' || state.kind === 'access-ended';
  // An account that lives in this log keeps its key for the erasure job, which finds by the address what else is to go.
  if (isOver || !ACCOUNT_ID.test(subject)) await parts.subjectKeys.destroy(subject);
  if (isOver) return;
  const commandId = uuidV5(uuidV5(REPEATED, subject), String(version));
  await runner.record({
    decider: deletionDecider,
    streamId: deletionStream(subject),
    command: ACCOUNT_ID.test(subject)
      ? ({ name: 'CompleteDeletion', seen: null, at: new Date() } as const)
      : ({ name: 'RecordErasureOfRecord' } as const),
    partitionKey: subject,
    context: {
      ...{ commandId, correlationId: commandId, causationId: commandId, subjectId: subject },
      actor: { kind: 'system', id: 'erasures-repeated' },
    },
  });
}

/** Namespace of the commands that repeat erasures. */
const REPEATED = '6f0e2f5c-6c1d-5d0e-9f3b-0d1c2b3a4f5e';

async function broughtBack({ pool, store, subjectKeys }: Parts, ledger: readonly Erasure[]) {
  const subjects = ledger.map(({ subject }) => subject);
  const recorded = new Set((await erasuresInLog(store)).map(({ subject }) => subject));
  const keys = await subjectKeys.keysFor(subjects);
  const { rows } = await pool.query<{ account_id: string }>(
    'SELECT account_id FROM vault.credentials WHERE account_id = ANY($1)',
    [subjects],
  );
  const credentials = new Set(rows.map(({ account_id }) => account_id));
  return subjects.flatMap((subject) => [
    ...(keys.has(subject) ? [{ subject, why: 'its key exists' }] : []),
    ...(recorded.has(subject) ? [] : [{ subject, why: 'the log does not record the erasure' }]),
    ...(credentials.has(subject) ? [{ subject, why: 'it can sign in' }] : []),
  ]);
}

/** Each subject once, with the first time: a repeated erasure is recorded again. */
async function erasuresInLog({ headings }: Pick<Parts['store'], 'headings'>): Promise<readonly Erasure[]> {
  const first = new Map<string, Erasure>();
  for (const { subjectId: subject, occurredAt } of await headings.ofType(ERASURE))
    if (!first.has(subject)) first.set(subject, { subject, erasedAt: occurredAt.toISOString() });
  return [...first.values()];
}

/** The file's erasures and the log's, each once; `undefined` when the file cannot be used. */
async function ledgerIn({ say, store }: Parts, file: string): Promise<readonly Erasure[] | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    say(`${file} cannot be read: ${failureText(error)}`);
    return undefined;
  });
  if (text === undefined) return undefined;
  const found = new Map<string, Erasure>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const erasure = erasureIn(line);
    if (!erasure) {
      say(`Line ${index + 1} of ${file} is no erasure as this program prints it.`);
      return undefined;
    }
    found.set(erasure.subject, erasure);
  }
  for (const each of await erasuresInLog(store)) found.set(each.subject, each);
  return [...found.values()];
}

function erasureIn(line: string): Erasure | undefined {
  try {
    const { subject, erasedAt } = JSON.parse(line) as Partial<Record<keyof Erasure, unknown>>;
    if (typeof subject !== 'string' || !KNOWN_SUBJECT.test(subject)) return undefined;
    return typeof erasedAt === 'string' ? { subject, erasedAt } : undefined;
  } catch {
    return undefined;
  }
}
