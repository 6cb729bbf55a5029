import type { HistoryKind, Tone } from '@keelson/vocabulary';

export interface Words {
  readonly what: string;
  readonly detail: string | null;
  readonly kind: HistoryKind;
  readonly tone: Tone;
}

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
