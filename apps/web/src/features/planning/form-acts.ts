/** What buttons of an onboarding can do with the figures on the page. */
export interface FormActs {
  readonly busy: boolean;
  /** Whether everything is filled in as it has to be. */
  readonly isComplete: () => Promise<boolean>;
  readonly save: () => Promise<unknown>;
  /** Keeps what is filled in so far; true once it is kept. */
  readonly keep: () => Promise<boolean>;
  /** Saves, and goes on once it is saved; otherwise it is said what is missing. */
  readonly saveAnd: (goOn: () => Promise<unknown>) => void;
}

/** Where nothing is typed there is nothing to save. */
export const NOTHING_TO_SAVE: FormActs = {
  busy: false,
  isComplete: () => Promise.resolve(true),
  save: () => Promise.resolve(),
  keep: () => Promise.resolve(true),
  saveAnd: (goOn) => void goOn(),
};
