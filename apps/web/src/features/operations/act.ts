import { operationsPaths } from '@keelson/contracts/operations';
import { readable } from './operations-words';

/** What a super admin may ask the workers for. */
export type Act =
  | { readonly kind: 'rebuild'; readonly projection: string }
  | { readonly kind: 'retryStream'; readonly subscription: string; readonly streamId: string }
  | { readonly kind: 'retryJob'; readonly queue: string; readonly jobId: string }
  | { readonly kind: 'verify' };

export interface ActWords {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  readonly confirm: string;
  readonly done: string;
}

/** What the password confirms. */
export const confirmedBy = ({ kind, ...target }: Act) => ({ route: operationsPaths[kind].id, target });

export const wordsOf = (act: Act): ActWords => {
  switch (act.kind) {
    case 'rebuild':
      return {
        title: `Rebuild ${readable(act.projection)}`,
        text: 'It is built anew from the first event, beside the one that pages read. They go on showing the rows of now, and change over at the end.',
        confirm: 'Rebuild',
        done: 'The rebuild is on its way',
      };
    case 'retryStream':
      return {
        title: 'Retry this stream',
        text: `The events of ${act.streamId} that ${readable(act.subscription)} has not taken are taken now. If one fails again, the stream stays set aside with the new reason.`,
        confirm: 'Retry',
        done: 'The retry is on its way',
      };
    case 'retryJob':
      return {
        title: 'Retry this job',
        text: `The job goes back to the queue ${readable(act.queue)} and is tried once more.`,
        confirm: 'Retry',
        done: 'The retry is on its way',
      };
    case 'verify':
      return {
        title: 'Verify the whole log',
        text: 'Every hash of the log is computed anew and every signed root is held against it. It reads all events and changes none.',
        confirm: 'Verify now',
        done: 'The verification is on its way',
      };
  }
};
