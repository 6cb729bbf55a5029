import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { PLACES } from './places.mjs';
import { plainFields } from './plain-fields.mjs';
import { relayedEvents } from './relayed-events.mjs';

const ROOT = join(__dirname, '../..');
const committed = (place: string): string => readFileSync(join(ROOT, place), 'utf8');
const ADVICE = 'What leaves the product changed: look at it, then run `npm run relayed-events`';

interface Relayed {
  readonly document: { readonly components: { readonly messages: object } };
  readonly plain: readonly string[];
}

describe('what readers of relayed events find', () => {
  let relayed: Relayed;
  beforeAll(() => {
    relayed = relayedEvents(ROOT, eventCatalogue);
  });

  it('[ES-05~] stands in plain only where the committed list says so', () => {
    const listed = committed(PLACES.plain).trimEnd().split('\n');
    expect({ ADVICE, added: relayed.plain.filter((line) => !listed.includes(line)) }).toEqual({ ADVICE, added: [] });
    expect({ ADVICE, gone: listed.filter((line) => !relayed.plain.includes(line)) }).toEqual({ ADVICE, gone: [] });
  });

  it('[ES-05~] is never what the catalogue calls personal, nor an address or a browser', () => {
    const personal = Object.entries({ ...eventCatalogue.current, ...eventCatalogue.retired }).flatMap(
      ([type, definition]) => Object.keys(definition.personal).map((field) => `${type}\t${field}`),
    );
    const sealed = [...personal, 'metadata\tip', 'metadata\tuserAgent'];
    const starts = (line: string, field: string) => new RegExp(`^${field}(?:\\t|\\.|\\[)`).test(line);
    expect(sealed.filter((field) => relayed.plain.some((line) => starts(line, field)))).toEqual([]);
  });

  it('is described by the committed AsyncAPI document, with every type of the catalogue', () => {
    const { components } = relayed.document;
    expect(Object.keys(components.messages).toSorted()).toEqual(
      Object.keys({ ...eventCatalogue.current, ...eventCatalogue.retired }).toSorted(),
    );
    const told = JSON.stringify(relayed.document) === JSON.stringify(JSON.parse(committed(PLACES.document)));
    expect({ ADVICE, told }).toEqual({ ADVICE, told: true });
  });

  it('is a document without fault by the recommended rules for AsyncAPI 3', () => {
    const lint = join(ROOT, 'tools/openapi/lint.mjs');
    const run = spawnSync(process.execPath, [lint, join(ROOT, PLACES.document)], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

describe('the list of plain fields', () => {
  it('names fields of objects, lists and variants by their path, and leaves out what is sealed', () => {
    const schema = {
      type: 'object',
      properties: {
        name: { $ref: '#/components/schemas/Sealed' },
        goals: { type: 'array', items: { type: 'object', properties: { cost: { type: 'number' } } } },
        amounts: { type: 'object', additionalProperties: { type: 'number' } },
        outcome: {
          anyOf: [
            { type: 'object', properties: { kind: { enum: ['won'] }, at: { type: 'string' } } },
            { type: 'object', properties: { kind: { enum: ['lost'] }, at: { type: 'null' } } },
          ],
        },
      },
    };
    expect(plainFields([{ type: 'some.event.v1', schema }])).toEqual([
      'some.event.v1\tamounts.*\tnumber',
      'some.event.v1\tgoals[].cost\tnumber',
      'some.event.v1\toutcome.at\tnull or string',
      'some.event.v1\toutcome.kind\tone of a list',
    ]);
  });
});
