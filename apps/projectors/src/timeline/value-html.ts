import type { Json, JsonObject } from '@keelson/kernel';
import { escaped } from '../runtime/letter';
import { poundsOf } from '../runtime/wording';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/London' });
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

export const momentOf = (instant: string): string => moments.format(new Date(instant));

/** `companyName` as `Company name`. */
export function fieldTitle(field: string): string {
  const spaced = field
    .replace(/Pence$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The values of an event, as a list of names and values; nested ones as lists of their own. Every text is escaped. */
export function valuesHtml(data: JsonObject): string {
  const fields = Object.entries(data);
  if (fields.length === 0) return '';
  return `<dl>${fields.map(([field, value]) => `<div><dt>${escaped(fieldTitle(field))}</dt><dd>${valueHtml(value, field)}</dd></div>`).join('')}</dl>`;
}

function valueHtml(value: Json, field: string): string {
  if (value === null || value === '') return '<i>nothing</i>';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return field.endsWith('Pence') ? poundsOf(value) : String(value);
  if (typeof value === 'string') return escaped(INSTANT.test(value) ? momentOf(value) : value);
  if (!Array.isArray(value)) return valuesHtml(value as JsonObject) || '<i>nothing</i>';
  const each: readonly Json[] = value;
  if (each.length === 0) return '<i>nothing</i>';
  return `<ol>${each.map((one) => `<li>${valueHtml(one, field)}</li>`).join('')}</ol>`;
}
