import { formatCount } from '../../ui/format/numbers';
import type { Asked, Subscription } from './operations.api';

export const SUBSCRIPTION_KINDS = {
  projection: 'Projection',
  reactor: 'Reactor',
  relay: 'Relay',
} as const satisfies Record<Subscription['kind'], string>;

export const PROCESS_KINDS = { api: 'API', projectors: 'Projectors' } as const;

/** `customer-table` reads as `Customer table`. */
export const readable = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `4 s`, `2 min 5 s`, `3 h 20 min`: how long something has been waiting, at a glance. */
export const durationText = (seconds: number): string => {
  if (seconds < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${rest} s`;
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const bytesText = (bytes: number): string => {
  const mebibytes = bytes / 1_048_576;
  return mebibytes < 1_024 ? `${formatCount(mebibytes)} MB` : `${(mebibytes / 1_024).toFixed(1)} GB`;
};

export const percentOf = ({ done, all }: { readonly done: number; readonly all: number }): number =>
  all === 0 ? 100 : Math.floor((100 * done) / all);

/** How a rebuild goes, in a sentence. Where positions do not count events, only how long it takes. */
export const rebuildText = (rebuild: NonNullable<Subscription['rebuild']>, countsEvents: boolean): string => {
  const { done, all, perSecond, secondsLeft } = rebuild;
  const parts = countsEvents ? [`${formatCount(done)} of ${counted(all, 'event')}`] : [];
  if (countsEvents && perSecond !== null) parts.push(`${formatCount(perSecond)} a second`);
  if (secondsLeft !== null && secondsLeft > 0) parts.push(`${durationText(secondsLeft)} left`);
  return parts.join(', ');
};

/** What was asked for. */
export const askedText = ({ kind, name, item }: Pick<Asked, 'kind' | 'name' | 'item'>): string => {
  const of = readable(name ?? '');
  switch (kind) {
    case 'rebuild':
      return `Rebuild of ${of}`;
    case 'stream-retry':
      return `Retry of ${item ?? ''} for ${of}`;
    case 'job-retry':
      return `Retry of a job of ${of}`;
    case 'verification':
      return 'Verification of the whole log';
  }
};
