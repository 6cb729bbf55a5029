import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsDecider } from './operations.decider';
import { type OperationsEvent, operationsEventDefinitions, operationsStream } from './operations.events';

const folder = join(__dirname, 'golden');
const types = Object.keys(operationsEventDefinitions) as OperationsEvent['type'][];
const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as OperationsEvent;

describe('stored operations events', () => {
  it('have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it.each(types)('%s reads back as the state it made when it was written', (type) => {
    const event = golden(type);
    const { requestId } = event.data;
    const open = type.endsWith('-requested.v1') ? requestId : undefined;
    const verified = type === 'operations.log-verified.v1' ? requestId : undefined;
    expect(operationsDecider.evolve({ open: requestId, verified: undefined }, event)).toEqual({ open, verified });
  });

  it('meet in one stream for each thing that is worked on', () => {
    const streams = types.flatMap((type) => {
      const event = golden(type);
      return event.type === 'operations.request-ended.v1' || event.type === 'operations.log-verified.v1'
        ? []
        : [operationsStream(event)];
    });
    expect(streams).toEqual([
      'operations-rebuild-customer-table',
      'operations-stream-customer-table-account-acc_01932b7e-7d1c-7aaa-8000-000000000001',
      'operations-job-reset-mail-01932b7e-7d1c-5aaa-8000-0000000000d1',
      'operations-verification',
    ]);
  });
});
