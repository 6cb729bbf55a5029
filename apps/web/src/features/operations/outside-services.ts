import { counted, durationText, readable } from './operations-words';
import type { Overview } from './operations.api';

type Process = Overview['processes'][number];

/** A process that spares a service, and since when. */
export interface Sparing {
  readonly process: Process;
  readonly since: string;
  readonly nextTry: string | null;
}

/** A service outside, as the processes that live and may ask it find it. */
export interface OutsideService {
  readonly name: string;
  readonly title: string;
  readonly usedBy: string;
  /** Empty while it is in order; who has spared it longest comes first. */
  readonly sparedBy: readonly Sparing[];
}

const TITLES: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
  'companies-house': 'Companies House',
  content: 'Content service',
  launcher: 'Integration launcher',
  mail: 'Mail server',
};

/** Services that are away come first. */
export function outsideServices(processes: readonly Process[]): readonly OutsideService[] {
  const alive = processes.filter((each) => each.alive);
  const names = [...new Set(alive.flatMap(({ providers }) => providers.map(({ name }) => name)))];
  return names
    .map((name) => serviceOf(name, alive))
    .sort((a, b) => Number(b.sparedBy.length > 0) - Number(a.sparedBy.length > 0) || a.title.localeCompare(b.title));
}

function serviceOf(name: string, alive: readonly Process[]): OutsideService {
  const found = alive.flatMap((process) =>
    process.providers.filter((each) => each.name === name).map((each) => ({ process, ...each })),
  );
  const sparedBy = found
    .flatMap(({ process, awaySince, nextTry }) => (awaySince === null ? [] : [{ process, since: awaySince, nextTry }]))
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since));
  return {
    name,
    title: TITLES[name] ?? readable(name),
    usedBy: usersText(found.map(({ process }) => process)),
    sparedBy,
  };
}

function usersText(processes: readonly Process[]): string {
  const of = (kind: Process['kind']) => processes.filter((each) => each.kind === kind).length;
  const [apis, workers] = [of('api'), of('projectors')];
  const users = [
    ...(apis > 0 ? [counted(apis, 'API process', 'API processes')] : []),
    ...(workers > 0 ? [counted(workers, 'worker')] : []),
  ];
  return `Asked by ${users.join(' and ')}`;
}

/** `tried again in 8 s`, as of the moment of the overview. */
export function nextTryText(nextTry: string | null, asOf: string): string {
  const ms = nextTry === null ? 0 : Date.parse(nextTry) - Date.parse(asOf);
  return ms > 0 ? `tried again in ${durationText(Math.ceil(ms / 1_000))}` : 'tried again by the next call';
}
