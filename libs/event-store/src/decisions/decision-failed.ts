/**
 * `stale-version`: the caller named the version it saw, and the stream has moved on. `key-reused`: another command came
 * under this id before. `busy`: others were faster each time; the same command may succeed later.
 */
export type DecisionFault = 'stale-version' | 'key-reused' | 'busy';

/** A command came to no decision, and nothing was written. A refusal by the rules is a value, never this. */
export class DecisionFailed extends Error {
  override readonly name = 'DecisionFailed';

  constructor(
    readonly fault: DecisionFault,
    readonly streamId: string,
  ) {
    super(`${streamId}: ${fault}`);
  }
}

/** The rules refused a command of which its sender knew that they accept it. */
export class UnexpectedRejection extends Error {
  override readonly name = 'UnexpectedRejection';

  constructor(
    readonly code: string,
    readonly streamId: string,
  ) {
    super(`${streamId}: a command was rejected: ${code}`);
  }
}
