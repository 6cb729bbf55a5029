import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactStated, factsEventDefinitions } from './facts.events';
import { summaryEventDefinitions, type SummaryEvent } from './summary.events';
import { type SweepEvent, sweepEventDefinitions } from './sweep.events';

const folder = join(__dirname, 'golden');
type Stored = FactStated | SweepEvent | SummaryEvent;
const definitions = { ...factsEventDefinitions, ...sweepEventDefinitions, ...summaryEventDefinitions };
const types = Object.keys(definitions) as Stored['type'][];
const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as Stored;

describe('stored events of what the payment provider states, and of what needed a person', () => {
  it.each(types)('%s has a golden file of its own', (type) => {
    expect(readdirSync(folder)).toContain(`${type}.json`);
    expect(golden(type).type).toBe(type);
  });
});
