/** What one runner has seen since its process started. */
export interface DecisionCounts {
  /** Commands whose events were appended. */
  readonly appended: number;
  /** Commands that had been appended before and were answered from the stream. */
  readonly repeated: number;
  /** Commands that the rules rejected. */
  readonly rejected: number;
  /** Attempts that found that somebody else had appended in between. */
  readonly conflicts: number;
  /** Commands that were given up after too many conflicts. */
  readonly givenUp: number;
}

export const noDecisions = (): { -readonly [Count in keyof DecisionCounts]: number } => ({
  appended: 0,
  repeated: 0,
  rejected: 0,
  conflicts: 0,
  givenUp: 0,
});
