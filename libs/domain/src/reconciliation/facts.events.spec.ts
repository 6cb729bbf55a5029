import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactStated, factsEventDefinitions } from './facts.events';

const folder = join(__dirname, 'golden');
const types = Object.keys(factsEventDefinitions) as FactStated['type'][];
const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as FactStated;

describe('stored facts of the payment provider', () => {
  it.each(types)('%s has a golden file of its own', (type) => {
    expect(readdirSync(folder)).toContain(`${type}.json`);
    expect(golden(type).type).toBe(type);
  });
});
