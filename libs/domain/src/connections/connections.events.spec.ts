import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConnectionEvent, connectionEventDefinitions } from './connections.events';
import { evolveConnections, initialConnectionState } from './connections.state';

const folder = join(__dirname, 'golden');
const types = Object.keys(connectionEventDefinitions) as ConnectionEvent['type'][];
const golden = (type: string) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as ConnectionEvent;

describe('stored connection events', () => {
  it('have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
  });

  it('read back as the states they made when they were written', () => {
    const written = [
      'connections.system-connected.v1',
      'connections.import-requested.v1',
      'connections.expiry-warned.v1',
      'connections.reconnect-needed.v1',
    ];
    const state = written.map(golden).reduce(evolveConnections, initialConnectionState);
    expect(state.connection).toEqual({
      connectionId: 'con_01932b7e-7d1c-4aaa-8000-000000000001',
      provider: 'xero',
      organisationId: '81a2754d-790b-53af-b9f1-cc4f9455f228',
      organisationName: 'Acme Trading Ltd',
      reconnect: 'refused',
      expiresAt: '2026-12-01T09:00:00.000Z',
      importId: '5a3e1f6c-1f0e-5a88-9d2e-000000000001',
    });
    const ended = ['connections.system-disconnected.v1', 'connections.cycle-set.v1'].map(golden);
    expect(ended.reduce(evolveConnections, state)).toEqual({ connection: null, repeat: false });
  });
});
