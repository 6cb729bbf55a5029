import type { AppendOutcome, StreamAppend } from '../../port';

/** What a writer process is told, as JSON in its environment. */
export interface WriterOrders {
  readonly connectionString: string;
  readonly writers: number;
  /** By each writer. */
  readonly commands: number;
  readonly seed: number;
  /** Streams on which the writers of all processes meet. */
  readonly sharedStreams: readonly string[];
}

/** What a writer process reports: the journal by which the store is judged afterwards. */
export type WriterNews =
  | { readonly kind: 'sending'; readonly append: StreamAppend }
  | { readonly kind: 'answered'; readonly commandId: string; readonly outcome: AppendOutcome }
  | { readonly kind: 'done' };
