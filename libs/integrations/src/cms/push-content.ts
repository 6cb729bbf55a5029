import {
  type ContentFields,
  contentPageOf,
  type ContentPageName,
  FILE_ADDRESS,
  PICTURE_DESCRIPTION,
  PICTURE_DRAWING,
  POSITION_FIELD,
} from '@keelson/contracts/content';
import { type Json, systemClock } from '@keelson/kernel';
import { Breakers } from '../breakers';
import { guardedFetch } from '../guarded-fetch';
import type { ContentSource } from './content-source';
import { isObject } from './json-object';
import { parsed, refusalOf } from './strapi-answer';

export interface PushSettings {
  /** Of Strapi, without a trailing `/api`. */
  readonly url: string;
  /** A token that may read and write. */
  readonly token: string;
  readonly from: ContentSource & { readonly names: readonly ContentPageName[] };
}

export interface PushedPage {
  readonly name: ContentPageName;
  /** `kept`: the service has entries of its own, drafts among them, which stay as they are. */
  readonly outcome: 'written' | 'kept';
}

/** Strapi has no such page, or does not take what it is given. The text holds no secret. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

const LIMITS = { timeoutMs: 15_000, mostBytes: 1_000_000 };

/**
 * Writes the pages into a Strapi that has their schemas, and publishes them. A page of which it has an entry is left
 * alone, so that a second run loses nobody's work. @throws PushRefused
 */
export async function pushContent(settings: PushSettings): Promise<readonly PushedPage[]> {
  const ask = asking(settings);
  const pushed: PushedPage[] = [];
  for (const name of settings.from.names) {
    const page = await settings.from.page(name);
    if (!page.ok) throw new PushRefused(`${name}: it is not among the pages to be written`);
    if (hasEntries(await ask('GET', `${name}?status=draft`, undefined))) {
      pushed.push({ name, outcome: 'kept' });
      continue;
    }
    const { fields, listOf } = contentPageOf(name);
    for (const [index, { attributes }] of page.value.entries()) {
      const entry = entryFor(attributes, fields);
      const data = listOf === undefined ? entry : { ...entry, [POSITION_FIELD]: index + 1 };
      const answer = await ask(listOf === undefined ? 'PUT' : 'POST', `${name}?status=published`, { data });
      if (answer === undefined) throw new PushRefused(`${name}: Strapi does not have this content type`);
    }
    pushed.push({ name, outcome: 'written' });
  }
  return pushed;
}

/** As Strapi keeps an entry: of a picture the name of its drawing and its description, as two fields. */
function entryFor(attributes: Readonly<Record<string, Json>>, fields: ContentFields): Record<string, Json> {
  const entry: Record<string, Json> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (field.kind === 'part')
      entry[name] = field.many
        ? (value as Record<string, Json>[]).map((each) => entryFor(each, field.part.fields))
        : entryFor(value as Record<string, Json>, field.part.fields);
    else if (field.kind === 'picture' && isObject(value)) {
      entry[`${name}${PICTURE_DRAWING}`] = value['drawing'] as Json;
      entry[`${name}${PICTURE_DESCRIPTION}`] = value['alternativeText'] as Json;
    } else if (field.kind === 'file' && isObject(value)) entry[`${name}${FILE_ADDRESS}`] = value['url'] as Json;
    else entry[name] = value;
  }
  return entry;
}

function hasEntries(answer: unknown): boolean {
  const data = isObject(answer) ? answer['data'] : undefined;
  return Array.isArray(data) ? data.length > 0 : isObject(data);
}

/** `undefined` where Strapi has nothing at the address. */
function asking({ url, token }: PushSettings) {
  const breaker = new Breakers(systemClock).of('content');
  const base = url.replace(/\/+$/, '');
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body: object | undefined): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, ok, text } = await guardedFetch(breaker, `${base}/api/${path}`, init, LIMITS).catch(() => {
      throw new PushRefused(`Strapi does not answer at ${base}`);
    });
    const answer = parsed(text);
    if (status === 404 || status === 405) return undefined;
    if (ok) return answer;
    throw new PushRefused(`${path}: status ${status}: ${refusalOf(answer) ?? 'no reason given'}`);
  };
}
