import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import {
  type CommandMetadata,
  createEventCodec,
  type GoldenEvent,
  goldenFaults,
  InMemorySubjectKeys,
} from '@keelson/event-store/codec';

const DOMAIN = join(__dirname, '../../../../libs/domain/src');

const goldenFiles = readdirSync(DOMAIN)
  .map((slice) => join(DOMAIN, slice, 'golden'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));

const goldens = goldenFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')) as GoldenEvent);

describe('golden events of the product', () => {
  it('[ES-08~] cover every type of the catalogue, and all still decode', async () => {
    expect(await goldenFaults(eventCatalogue, goldens)).toEqual([]);
  });

  it('stand in files named after their type', () => {
    for (const [index, file] of goldenFiles.entries()) expect(basename(file)).toMatch(`${goldens[index]?.type}.`);
  });

  it('[EVENT-02] carry actor, subject, acting-as, correlation, causation, command id, time and schema version', async () => {
    const codec = createEventCodec(eventCatalogue, new InMemorySubjectKeys());
    const current = goldens.filter(({ type }) => Object.hasOwn(eventCatalogue.current, type));
    expect(new Set(current.map(({ type }) => type))).toEqual(new Set(Object.keys(eventCatalogue.current)));
    for (const [index, { type, data }] of current.entries()) {
      const given: CommandMetadata = {
        commandId: `00000000-0000-5000-8000-${String(index).padStart(12, '0')}`,
        commandHash: `hash ${index}`,
        correlationId: `correlation ${index}`,
        causationId: `cause ${index}`,
        actor: { kind: 'admin', id: `acc_staff_${index}` },
        actingAs: `acc_customer_${index}`,
        subjectId: `acc_customer_${index}`,
        partitionKey: `acc_customer_${index}`,
      };
      const occurredAt = new Date(Date.UTC(2026, 10, 21, 10, 0, index));
      const [encoded] = await codec.encode([{ type, data }], given);
      if (!encoded) throw new Error(type);
      const stored = { ...encoded, streamId: 'golden-1', version: 1, position: index + 1, occurredAt, hash: 'ab' };
      const [read] = await codec.decode([stored]);
      const schemaVersion = Number(/\.v(\d+)$/.exec(type)?.[1]);
      expect([type, read?.metadata, read?.occurredAt]).toEqual([type, { ...given, schemaVersion }, occurredAt]);
    }
  });
});
