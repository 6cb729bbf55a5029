// npm run relayed-events
// Writes what readers of the topic find in events: docs/events.asyncapi.json and docs/plain-event-fields.tsv. A new line
// in the list is something that leaves the product unsealed: personal values never do.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { PLACES } from './places.mjs';
import { relayedEvents } from './relayed-events.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const { eventCatalogue } = await import(pathToFileURL(join(ROOT, 'libs/domain/dist/catalogue/index.js')).href);
const { document, plain } = relayedEvents(ROOT, eventCatalogue);
const filepath = join(ROOT, PLACES.document);
writeFileSync(filepath, await format(JSON.stringify(document), { ...(await resolveConfig(filepath)), filepath }));
writeFileSync(join(ROOT, PLACES.plain), `${plain.join('\n')}\n`);
