import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AuditEvent, auditEventDefinitions } from './audit.events';
import { readingDecider } from './reading.decider';

const folder = join(__dirname, 'golden');
const types = Object.keys(auditEventDefinitions) as AuditEvent['type'][];

describe('stored audit events', () => {
  it('have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it.each(types)('%s reads back as the state it made when it was written', (type) => {
    const golden = JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as AuditEvent;
    expect(golden.type).toBe(type);
    expect(readingDecider.evolve(readingDecider.initialState, golden)).toEqual({
      [`${type} acc_01932b7e-7d1c-7aaa-8000-000000000001`]: '2026-11-02T09:18:00.000Z',
    });
  });
});
