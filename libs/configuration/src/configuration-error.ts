/** What is wrong with one variable, as a sentence that names it. */
export interface Complaint {
  readonly variable: string;
  readonly sentence: string;
}

/** Thrown at start when the environment is not usable; its message lists every fault at once. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly complaints: readonly Complaint[]) {
    super(`The configuration is not usable:\n${complaints.map(({ sentence }) => `  - ${sentence}`).join('\n')}`);
  }
}
