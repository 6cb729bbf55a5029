import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { CodedEvent, GoldenEvent } from '@keelson/event-store/codec';
import type { Json, JsonObject } from '@keelson/kernel';

const DOMAIN = join(__dirname, '../../../../../libs/domain/src');

/**
 * What is asked of the product as a whole and the house itself is about nobody; the deletion itself comes last, and a
 * timeline is asked for where it is tested: its job would write beside the tests of others.
 */
const NOT_OF_A_LIFE = /^(operations\.|deletion\.|partners\.default-partner-opened|timeline\.export-asked)/;

const goldens: readonly GoldenEvent[] = readdirSync(DOMAIN)
  .map((slice) => join(DOMAIN, slice, 'golden'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as GoldenEvent)
  .filter(({ type }) => Object.hasOwn(eventCatalogue.current, type) && !NOT_OF_A_LIFE.test(type));

export interface Lived {
  readonly streamId: string;
  readonly event: CodedEvent;
  /** Whose key seals it: a message or a request is a subject of its own. */
  readonly subjectId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** One event of every type of the product, all about one person; whatever is personal in it is a canary. */
export function goldenLife(accountId: string, canary: () => string): readonly Lived[] {
  return goldens.toSorted(beginningFirst).map(({ type, data }) => {
    const personal = eventCatalogue.current[type]?.personal ?? {};
    const told = Object.entries(data).map(([field, value]) => [
      field,
      Object.hasOwn(personal, field) ? sung(value, canary) : owned(value, accountId),
    ]);
    const subjectId = subjectOf(type, accountId);
    return {
      streamId: `${streamsOf(type)}-${subjectId}`,
      subjectId,
      event: { type, data: Object.fromEntries(told) as JsonObject },
      ip: canary(),
      userAgent: canary(),
    };
  });
}

/** Registration comes before everything else that happens to a customer. */
const beginningFirst = (a: GoldenEvent, b: GoldenEvent): number =>
  Number(b.type === 'accounts.customer-registered.v1') - Number(a.type === 'accounts.customer-registered.v1');

const subjectOf = (type: string, accountId: string): string => {
  if (type.startsWith('enquiries.')) return ownedId('enq_', accountId);
  return type === 'partners.access-code-requested.v1' ? ownedId('acr_', accountId) : accountId;
};

const STREAMS: Readonly<Record<string, string>> = { accounts: 'account', enquiries: 'enquiry', partners: 'partner' };

const streamsOf = (type: string): string => {
  const slice = type.slice(0, type.indexOf('.'));
  return type === 'partners.access-code-requested.v1' ? 'codeRequest' : (STREAMS[slice] ?? slice);
};

/** Ids of messages, requests and the payment provider's things are this person's own. */
const ownedId = (id: string, accountId: string): string => {
  if (id.startsWith('acc_')) return accountId;
  const [kind] = /^(?:enq|acr|cs|cus|sub|in|pi|dp)_/.exec(id) ?? [];
  return kind === undefined ? id : `${kind}${accountId.slice('acc_'.length)}`;
};

/** A canary in the place of every text but codes. */
function sung(value: Json, canary: () => string): Json {
  if (typeof value === 'string' || value === null) return canary();
  return mapped(value, (each, key) => (key.endsWith('Code') ? each : sung(each, canary)));
}

/** The golden files speak of accounts, messages and payments of their own. */
function owned(value: Json, accountId: string): Json {
  if (typeof value === 'string') return ownedId(value, accountId);
  return mapped(value, (each) => owned(each, accountId));
}

function mapped(value: Json, change: (each: Json, key: string) => Json): Json {
  if (Array.isArray(value)) return value.map((each: Json) => change(each, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, key)]));
}
