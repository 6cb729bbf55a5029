import { sideOf, VISITOR_SIDE_TITLES } from '@keelson/vocabulary';
import { formatCount } from '../../../ui/format/numbers';
import { timeOf } from '../history-days';
import type { Visit, VisitItem, Visitor } from './access-log.api';

const MINUTE = 60_000;

const counted = (count: number, one: string): string => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

export const visitsText = (count: number): string => counted(count, 'visit');
export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${formatCount(count)} people`);

/** Whose data are erased has no name. */
export const visitorName = ({ name }: Visitor): string => name ?? 'Name erased';

/** `Keelson staff`, `Channel partner` */
export const visitorSide = ({ kind }: Visitor): string => VISITOR_SIDE_TITLES[sideOf(kind)];

/** `Nell Marsh (Channel partner, Marsh Advisory)` */
export const visitorText = (who: Visitor): string => {
  const belongs = who.company === null ? visitorSide(who) : `${visitorSide(who)}, ${who.company}`;
  return `${visitorName(who)} (${belongs})`;
};

/** Acting as the owner goes on, as far as it was recorded: it may have ended with the session. */
export const isOpen = ({ acting }: Visit, now: number): boolean =>
  acting !== null && acting.endedAt === null && acting.endsAt !== null && Date.parse(acting.endsAt) > now;

/** `14 min` from the first to the last thing; nothing where that is less than a minute. */
export function lengthText({ since, until, acting }: Visit): string {
  const minutes = Math.round((Date.parse(acting?.endedAt ?? until) - Date.parse(since)) / MINUTE);
  if (minutes < 1) return '';
  return minutes < 60 ? `${minutes} min` : `until ${timeOf(acting?.endedAt ?? until)}`;
}

/** `Your figures, 12 times between 09:02 and 17:40` */
export function itemText({ what, detail, times, first, last }: VisitItem): string {
  const named = detail === null ? what : `${what}: ${detail}`;
  if (times === 1) return named;
  const [from, to] = [timeOf(first), timeOf(last)];
  const often = times === 2 ? 'twice' : `${formatCount(times)} times`;
  return `${named}, ${often} ${from === to ? `at ${from}` : `between ${from} and ${to}`}`;
}

/** How much was done: what is counted beside the visit. */
export function outcomeOf({ items }: Visit): { readonly acts: number; readonly files: number } {
  const timesOf = (act: VisitItem['act']): number =>
    items.filter((item) => item.act === act).reduce((sum, { times }) => sum + times, 0);
  return { acts: timesOf('acted'), files: timesOf('exported') };
}

export const actsText = (acts: number): string => counted(acts, 'thing').concat(' done');
export const filesText = (files: number): string => counted(files, 'file').concat(' taken away');
