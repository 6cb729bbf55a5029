import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deletionDecider } from './deletion.decider';
import { type DeletionEvent, deletionEventDefinitions } from './deletion.events';

const folder = join(__dirname, 'golden');
const types = Object.keys(deletionEventDefinitions) as DeletionEvent['type'][];
const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as DeletionEvent;

describe('stored deletion events', () => {
  it('have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it('read back as the states they made when they were written', () => {
    expect(types.map((type) => deletionDecider.evolve({ kind: 'kept' }, golden(type)))).toEqual([
      { kind: 'grace', deleteAt: '2026-11-09T09:00:00.000Z' },
      { kind: 'kept' },
      { kind: 'access-ended' },
      { kind: 'erased' },
      { kind: 'erased', certificate: golden('deletion.erasure-certified.v1').data },
      { kind: 'kept' },
    ]);
  });
});
