import type { Fraction } from '@keelson/calculators/testing/planned';

type Known = Fraction | null;

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');

/** A number as a page writes it: half away from zero, thousands apart, and no sign before what rounds to nothing. */
function written(value: Fraction, places: number, unit: (digits: string) => string): string {
  const digits = value.size().shown(places);
  const sign = value.sign() < 0 && /[1-9]/.test(digits) ? '−' : '';
  return `${sign}${unit(grouped(digits))}`;
}

const plussed = (value: Fraction, text: string): string => (value.sign() > 0 && /[1-9]/.test(text) ? `+${text}` : text);

/** Words of figures, written from exact numbers beside the pages' own: `£1,235`, `+£1,235`, `12.5%`. */
export const exactWords = {
  pounds: (value: Known): string => (value === null ? '-' : written(value, 0, (digits) => `£${digits}`)),
  change: (value: Known): string => (value === null ? '-' : plussed(value, exactWords.pounds(value))),
  percent: (value: Known): string => (value === null ? '-' : written(value, 1, (digits) => `${digits}%`)),
  changePercent: (value: Known): string => (value === null ? '-' : plussed(value, exactWords.percent(value))),
  points: (value: Known): string =>
    value === null
      ? '-'
      : `${plussed(
          value,
          written(value, 1, (digits) => digits),
        )} pt`,
  wholePercent: (value: Known): string =>
    value === null
      ? '-'
      : plussed(
          value,
          written(value, 0, (digits) => `${digits}%`),
        ),
  turns: (value: Known): string => (value === null ? '-' : `${written(value, 2, (digits) => digits)} times a year`),
  days: (value: Known): string => (value === null ? '-' : `${written(value, 1, (digits) => digits)} days`),
};
