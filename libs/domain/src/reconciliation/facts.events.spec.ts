import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactStated, factsEventDefinitions } from './facts.events';
import { type SweepEvent, sweepEventDefinitions } from './sweep.events';

const folder = join(__dirname, 'golden');
const types = Object.keys({ ...factsEventDefinitions, ...sweepEventDefinitions }) as (
  FactStated | SweepEvent
)['type'][];
const golden = (type: string) =>
  JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as FactStated | SweepEvent;

describe('stored events of what the payment provider states', () => {
  it.each(types)('%s has a golden file of its own', (type) => {
    expect(readdirSync(folder)).toContain(`${type}.json`);
    expect(golden(type).type).toBe(type);
  });
});
