import { MOST_POSITIONS } from '@keelson/contracts';

/** Sealed: which of two is the newer one, only the API can say. */
type Position = string;

const REMEMBER_MS = 30_000;
/** One is left for what the stream said. */
const MOST_WRITTEN = MOST_POSITIONS - 1;

let written: readonly { readonly position: Position; readonly at: number }[] = [];
let told: { readonly position: Position; readonly at: number } | undefined;

const isFresh = ({ at }: { readonly at: number }): boolean => Date.now() - at < REMEMBER_MS;

/** After a command, reads ask for rows that include it. Half a minute is far beyond any usual lag. */
export const rememberWritten = (position: Position | undefined): void => {
  if (position === undefined) return;
  written = [{ position, at: Date.now() }, ...written.filter(isFresh)].slice(0, MOST_WRITTEN);
};

/** What the stream of changes says comes in order: the last of it includes what it said before. */
export const rememberTold = (position: Position): void => {
  told = { position, at: Date.now() };
};

/** What is read should include all of these; the API takes the newest. */
export const minimumPosition = (): string | undefined => {
  const positions = [...written, ...(told ? [told] : [])].filter(isFresh).map(({ position }) => position);
  return positions.length === 0 ? undefined : positions.join(',');
};

/** Whether what changes is told yet: of what was asked before that, a change may go unsaid. */
export type StreamPhase = 'none' | 'opening' | 'standing';

let phase: StreamPhase = 'none';
let read: readonly Position[] = [];
let unsaid = false;

export const streamPhase = (): StreamPhase => phase;

/** An answer included the events up to here; `asked`: how the stream stood when it was asked for. */
export const noteRead = (position: Position | undefined, asked: StreamPhase): void => {
  if (position === undefined || asked === 'standing') return;
  if (phase === 'none' && read.length < MOST_POSITIONS) read = [...read, position];
  else unsaid = true;
};

/** The stream opens after these: everything newer than the oldest of them will be told. */
export const beginStream = (): string | undefined => {
  phase = 'opening';
  return read.length === 0 ? undefined : read.join(',');
};

export const noteStanding = (): void => {
  phase = 'standing';
};

/** Whether a change may have gone unsaid of something that was read; asked once. */
export const mayBeUnsaid = (): boolean => {
  const may = unsaid;
  unsaid = false;
  return may;
};

export const forgetPositions = (): void => {
  written = [];
  told = undefined;
  phase = 'none';
  read = [];
  unsaid = false;
};
