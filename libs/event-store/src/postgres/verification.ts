import type { RootFault, RootWitness, Verification } from '../roots';
import { eventHash, NO_HASH } from '../record/event-hash';
import type { EventReading } from './event-reading';
import { hashedTexts, type StoredRow } from './stored-row';

const BATCH = 2_000;

/** Walks one stream and recomputes every hash from the stored texts. */
export async function verifyStream(reading: EventReading, streamId: string): Promise<Verification> {
  let previous = { version: 0, hash: NO_HASH };
  for (;;) {
    const rows = await reading.streamRows(streamId, previous.version, BATCH);
    for (const row of rows) {
      const reason = faultOf(row, previous);
      if (reason) return broken(row, reason);
      previous = { version: Number(row[2]), hash: row[6] };
    }
    if (rows.length < BATCH) return { kind: 'intact', events: previous.version };
  }
}

/** Walks the whole log in position order. Keeps one hash per stream in memory, about 200 bytes. */
export async function verifyAll(reading: EventReading): Promise<Verification>;
export async function verifyAll(reading: EventReading, witness: RootWitness): Promise<Verification | RootFault>;
export async function verifyAll(reading: EventReading, witness?: RootWitness): Promise<Verification | RootFault> {
  const heads = new Map<string, { version: number; hash: string }>();
  let position = 0;
  for (;;) {
    const rows = await reading.allRows(position, BATCH);
    for (const row of rows) {
      if (Number(row[0]) !== position + 1) return broken(row, 'position-missing');
      const reason = faultOf(row, heads.get(row[3]) ?? { version: 0, hash: NO_HASH });
      if (reason) return broken(row, reason);
      const head = { version: Number(row[2]), hash: row[6] };
      heads.set(row[3], head);
      position += 1;
      const fault = witness?.passed(position, row[3], head);
      if (fault) return fault;
    }
    if (rows.length < BATCH) return witness?.ended() ?? { kind: 'intact', events: position };
  }
}

type Fault = Extract<Verification, { kind: 'broken' }>['reason'];

function faultOf(row: StoredRow, previous: { version: number; hash: string }): Fault | undefined {
  if (Number(row[2]) !== previous.version + 1) return 'version-missing';
  return eventHash(previous.hash, hashedTexts(row)) === row[6] ? undefined : 'hash-differs';
}

const broken = (row: StoredRow, reason: Fault): Verification => ({
  kind: 'broken',
  reason,
  position: Number(row[0]),
  streamId: row[3],
  version: Number(row[2]),
  eventId: row[5],
  type: row[1],
});
