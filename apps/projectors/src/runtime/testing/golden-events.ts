import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { CodedEvent } from '@keelson/event-store/codec';

/** No word of the product. */
export const CANARY = 'kanarienvogel';

/** One event of each type, as it was once written. */
export function goldenEvents(): readonly CodedEvent[] {
  const domain = join(__dirname, '../../../../../libs/domain/src');
  return readdirSync(domain)
    .map((slice) => join(domain, slice, 'golden'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .map((text) => JSON.parse(text) as CodedEvent);
}

/** The event's data with canaries for what its definition calls personal. */
export const withPersonalCanaries = ({ type, data }: CodedEvent): object => {
  const personal = Object.keys(eventCatalogue.current[type]?.personal ?? {});
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      personal.includes(field) ? withCanaries(value) : (value as unknown),
    ]),
  );
};

/** The value with a canary in place of every text but for the codes of the content: which question it is, is not personal. */
const withCanaries = (value: unknown): unknown => {
  if (typeof value === 'string') return CANARY;
  if (Array.isArray(value)) return value.map(withCanaries);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key.endsWith('Code') ? (each as unknown) : withCanaries(each)]),
  );
};
