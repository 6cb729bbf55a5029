import { canonicalJson, type JsonObject } from '@keelson/kernel';
import type { StoredEvent } from '../port';
import { createEventCodec } from './create-event-codec';
import type { CodedEventDefinition, EventCatalogue } from './event-definitions';
import { InMemorySubjectKeys } from './in-memory-subject-keys';

/** One stored version of one event type as it must stay readable for ever: `golden/<type>.json` beside its slice. */
export interface GoldenEvent {
  readonly type: string;
  /** In plain text; the check seals the personal fields. */
  readonly data: JsonObject;
  /** What upcasting makes of a retired type; absent while the type is current. */
  readonly readsAs?: { readonly type: string; readonly data: JsonObject };
}

const SUBJECT = 'acc_00000000-0000-7000-8000-000000000001';

/**
 * Everything in which the catalogue and its golden events disagree, in sentences; empty when all is well: every type has
 * a golden event that shows each of its personal fields, every golden event still decodes to what it says, and hides
 * its personal fields once the key is gone.
 */
export async function goldenFaults(
  catalogue: EventCatalogue,
  goldens: readonly GoldenEvent[],
): Promise<readonly string[]> {
  const definitions: Readonly<Record<string, CodedEventDefinition>> = { ...catalogue.current, ...catalogue.retired };
  const missing = Object.entries(definitions).flatMap(([type, { personal }]) => {
    const own = goldens.filter((golden) => golden.type === type);
    if (own.length === 0) return [`${type} has no golden event`];
    const unseen = Object.keys(personal).filter((field) => !own.some(({ data }) => field in data));
    return unseen.map((field) => `no golden event of ${type} shows its personal field ${field}`);
  });
  const unreadable = await Promise.all(goldens.map((golden) => faultsOf(golden, catalogue, definitions)));
  return [...missing, ...unreadable.flat()];
}

async function faultsOf(
  golden: GoldenEvent,
  catalogue: EventCatalogue,
  definitions: Readonly<Record<string, CodedEventDefinition>>,
): Promise<readonly string[]> {
  const keys = new InMemorySubjectKeys();
  const stored = await storedAs(golden, definitions, keys);
  if (!stored) return [`${golden.type} has a golden event but is not in the catalogue`];
  const [read] = await createEventCodec(catalogue, keys).decodeEach(stored);
  if (!read?.ok)
    return [`the golden event of ${golden.type} no longer decodes: ${read?.failure.message ?? 'no answer'}`];
  const expected = golden.readsAs ?? golden;
  const faults: string[] = [];
  if (read.value.type !== expected.type || canonicalJson(read.value.data) !== canonicalJson(expected.data)) {
    faults.push(`the golden event of ${golden.type} decodes to ${read.value.type} ${canonicalJson(read.value.data)}`);
  }
  keys.destroy(SUBJECT);
  const [erased] = await createEventCodec(catalogue, keys).decodeEach(stored);
  if (!erased?.ok) faults.push(`the golden event of ${golden.type} does not decode after erasure`);
  return faults;
}

/** As the product wrote it while the type was current; `undefined` for a type that nobody knows. */
async function storedAs(
  { type, data }: GoldenEvent,
  definitions: Readonly<Record<string, CodedEventDefinition>>,
  keys: InMemorySubjectKeys,
): Promise<readonly StoredEvent[] | undefined> {
  const definition = definitions[type];
  if (!definition) return undefined;
  const commandId = '00000000-0000-5000-8000-000000000001';
  const events = await createEventCodec({ current: { [type]: definition } }, keys).encode([{ type, data }], {
    commandId,
    commandHash: '',
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: 'golden' },
    subjectId: SUBJECT,
    partitionKey: SUBJECT,
  });
  return events.map((event, index) => ({
    ...event,
    streamId: 'golden-1',
    version: index + 1,
    position: index + 1,
    occurredAt: new Date(0),
    hash: '',
  }));
}
