import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { type GoldenEvent, goldenFaults } from '@keelson/event-store/codec';

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
});
