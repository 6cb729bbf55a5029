import type { Decider, DomainEvent, Rejection } from '@keelson/domain';
import { commandHashWith, type CommandMetadata } from '@keelson/event-store/codec';
import type { Services } from '../runtime/services';

export interface WorkerDecision<Command, State, Event extends DomainEvent, Refusal extends Rejection> {
  readonly decider: Decider<Command, State, Event, Refusal>;
  readonly streamId: string;
  readonly command: Command;
  readonly metadata: Omit<CommandMetadata, 'commandHash'>;
}

type Log = Pick<Services, 'store' | 'codec'>;

const MOST_CONFLICTS = 10;

// These commands hold no personal value, so their hash needs no secret.
const commandHash = commandHashWith(Buffer.from('operate'));

/** The state of a stream as its decider sees it, and its version. */
export async function stateOf<State, Event extends DomainEvent>(
  { store, codec }: Log,
  decider: Pick<Decider<never, State, Event, never>, 'initialState' | 'evolve'>,
  streamId: string,
): Promise<{ readonly state: State; readonly version: number }> {
  const events = await codec.decode<Event>(await store.readStream(streamId));
  const state = events.reduce<State>((folded, event) => decider.evolve(folded, event), decider.initialState);
  return { state, version: events.at(-1)?.version ?? 0 };
}

/**
 * Decides on a stream and appends, again when somebody else was faster. A command that was appended before changes
 * nothing. @throws Error when the rules refuse what a worker records.
 */
export async function decideAndAppend<Command, State, Event extends DomainEvent, Refusal extends Rejection>(
  log: Log,
  { decider, streamId, command, metadata }: WorkerDecision<Command, State, Event, Refusal>,
): Promise<void> {
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const { state, version } = await stateOf(log, decider, streamId);
    const decision = decider.decide(command, state);
    if (!decision.ok) throw new Error(`a worker's command was refused: ${decision.failure.code}`);
    if (decision.value.length === 0) return;
    const hash = commandHash(streamId, metadata.commandId);
    const events = await log.codec.encode(decision.value, { ...metadata, commandHash: hash });
    const outcome = await log.store.append({ streamId, expectedVersion: version, events });
    if (outcome.kind === 'appended' || outcome.kind === 'repeated') return;
    if (outcome.kind === 'command-differs') throw new Error(`the command ${metadata.commandId} was another one before`);
  }
  throw new Error(`${streamId} changed too often`);
}
