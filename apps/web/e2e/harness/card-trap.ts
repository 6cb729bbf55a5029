import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { CARDS } from '../people/cards';
import { inDatabase } from './databases';

const SPELLINGS = Object.values(CARDS).flatMap((printed) => [
  printed,
  printed.replaceAll(' ', ''),
  printed.replaceAll(' ', '-'),
  printed.replaceAll(' ', '+'),
  printed.replaceAll(' ', '%20'),
]);
const LONGEST = Math.max(...SPELLINGS.map(({ length }) => length));

/** Addresses of demo staff and of the tests' owners stand in clear: a search that finds none would not find a card either. */
const BAITS = ['@keelson.example', '@example.com'];

/** Whether the digits of a test card stand in a text, however they are spelt. */
export const holdsTestCard = (text: string): boolean => SPELLINGS.some((spelling) => text.includes(spelling));

/** Tables of both databases in which a test card stands. The server must still run. */
export async function tablesWithCards(data: string): Promise<readonly string[]> {
  const searched = { found: [] as string[], baited: 0 };
  for (const database of ['keelson', 'keelson_keys'] as const)
    await inDatabase(data, database, (client) => searchTables(client, database, searched));
  if (searched.baited === 0) throw new Error('The search of the tables is blind: it finds no address of ours.');
  return searched.found;
}

async function searchTables(
  client: Client,
  database: string,
  searched: { readonly found: string[]; baited: number },
): Promise<void> {
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ cards: string; bait: string }>(
      `SELECT count(*) FILTER (WHERE t::text ~ $1) AS cards, count(*) FILTER (WHERE t::text LIKE ANY ($2)) AS bait
       FROM ${name} AS t`,
      [SPELLINGS.map((spelling) => spelling.replaceAll('+', '\\+')).join('|'), BAITS.map((bait) => `%${bait}%`)],
    );
    if (Number(rows[0]?.cards) > 0) searched.found.push(`${database}: ${name}, ${rows[0]?.cards} rows`);
    searched.baited += Number(rows[0]?.bait);
  }
}

/** Files of the copy (tables, write-ahead log, logs, mails) in which a test card stands, byte for byte. */
export async function filesWithCards(data: string): Promise<readonly string[]> {
  const found: string[] = [];
  let baited = 0;
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const held = await searchFile(path);
    if (held.card) found.push(path);
    if (held.bait) baited += 1;
  }
  if (baited === 0) throw new Error('The search of the files is blind: it finds no address of ours.');
  return found;
}

async function searchFile(path: string): Promise<{ readonly card: boolean; readonly bait: boolean }> {
  const held = { card: false, bait: false };
  let before = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 4 * 1024 * 1024 })) {
    const text = before + String(chunk);
    held.card ||= holdsTestCard(text);
    held.bait ||= BAITS.some((bait) => text.includes(bait));
    before = text.slice(-LONGEST);
  }
  return held;
}
