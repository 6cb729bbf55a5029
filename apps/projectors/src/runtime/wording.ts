import type { DomainEvent } from '@keelson/domain';
import type { HistoryKind, Tone } from '@keelson/vocabulary';

export interface Words {
  readonly what: string;
  readonly detail: string | null;
  readonly kind: HistoryKind;
  readonly tone: Tone;
}

/** How each event of a slice reads in the account history: a total map, exported by the slice's `*.history.ts`. */
export type HistoryWords<Event extends DomainEvent> = {
  readonly [Type in Event['type']]: (data: Extract<Event, { readonly type: Type }>['data']) => Words;
};

export const words = (kind: HistoryKind, tone: Tone, what: string, detail: string | null = null): Words => ({
  what,
  detail,
  kind,
  tone,
});

export const list = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const poundsOf = (pence: number): string => pounds.format(pence / 100);

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});

export const dateOf = (instant: string): string => dates.format(new Date(instant));
