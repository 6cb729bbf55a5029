import * as fc from 'fast-check';
import type { ConnectionCommand } from './connections.commands';
import { connectionDecider } from './connections.decider';
import type { ConnectionEvent } from './connections.events';

const EXPIRES = new Date('2026-12-01T09:00:00.000Z');

const connect = (connectionId: string, organisationId = `org-${connectionId}`): ConnectionCommand => ({
  name: 'Connect',
  connectionId,
  provider: 'xero',
  organisationId,
  organisationName: 'Acme',
  importId: `import-${connectionId}`,
});

const stateAfter = (given: readonly ConnectionEvent[]) =>
  given.reduce(connectionDecider.evolve, connectionDecider.initialState);

/** The events of commands that were given one after the other; a refused one leaves nothing. */
const history = (...commands: readonly ConnectionCommand[]): readonly ConnectionEvent[] =>
  commands.reduce<readonly ConnectionEvent[]>((events, command) => {
    const outcome = connectionDecider.decide(command, stateAfter(events));
    return outcome.ok ? [...events, ...outcome.value] : events;
  }, []);

const decide = (given: readonly ConnectionEvent[], command: ConnectionCommand) =>
  connectionDecider.decide(command, stateAfter(given));
const types = (events: readonly ConnectionEvent[]) => events.map(({ type }) => type.split('.')[1]);

describe('connecting', () => {
  it('asks for the first import with it, once', () => {
    expect(types(history(connect('a'), connect('a')))).toEqual(['system-connected', 'import-requested']);
  });

  it('takes the place of what was connected before', () => {
    const events = history(connect('a'), connect('b'));
    expect(events.slice(2)).toEqual([
      { type: 'connections.system-disconnected.v1', data: { connectionId: 'a', reason: 'replaced' } },
      expect.objectContaining({ type: 'connections.system-connected.v1' }),
      { type: 'connections.import-requested.v1', data: { connectionId: 'b', importId: 'import-b', reason: 'first' } },
    ]);
    expect(stateAfter(events).connection?.connectionId).toBe('b');
  });
});

describe('a connection', () => {
  const given = history(connect('a'));
  const noted = { name: 'NoteReconnectNeeded', connectionId: 'a', reason: 'refused' } as const;
  const asked = { name: 'RequestImport', connectionId: 'a', importId: 'i', reason: 'requested' } as const;

  it('[OAUTH-09~] needs consent once the provider refused: told once, and no import until then', () => {
    const refused = history(connect('a'), noted, noted);
    expect(types(refused)).toEqual(['system-connected', 'import-requested', 'reconnect-needed']);
    expect(decide(refused, asked)).toEqual({ ok: false, failure: { code: 'RECONNECT_NEEDED' } });
    const again = history(connect('a'), noted, connect('b', 'org-a'));
    expect(stateAfter(again).connection).toMatchObject({ connectionId: 'b', reconnect: null });
  });

  it('[OAUTH-07~] tells of each end of consent once', () => {
    const warn = (expiresAt: Date): ConnectionCommand => ({ name: 'WarnOfExpiry', connectionId: 'a', expiresAt });
    const later = new Date(EXPIRES.getTime() + 86_400_000);
    const events = history(connect('a'), warn(EXPIRES), warn(EXPIRES), warn(later));
    expect(types(events).filter((type) => type === 'expiry-warned')).toHaveLength(2);
  });

  it('ends when that is asked, and only the one at hand', () => {
    const ended = history(connect('a'), { name: 'Disconnect', connectionId: 'a', reason: 'asked' });
    expect(stateAfter(ended).connection).toBeNull();
    expect(decide(given, { name: 'Disconnect', connectionId: 'b', reason: 'asked' })).toEqual({
      ok: false,
      failure: { code: 'NOT_CONNECTED' },
    });
    expect(decide(ended, asked)).toEqual({ ok: false, failure: { code: 'NOT_CONNECTED' } });
  });
});

it('the daily cycle is switched off and on again, each once', () => {
  const set = (repeat: boolean): ConnectionCommand => ({ name: 'SetCycle', repeat });
  expect(history(set(true), set(false), set(false), set(true)).map(({ data }) => data)).toEqual([
    { repeat: false },
    { repeat: true },
  ]);
});

describe('whatever is asked in whatever order', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const commands: fc.Arbitrary<ConnectionCommand> = fc.oneof(
    id.map((each) => connect(each)),
    id.map((connectionId) => ({ name: 'Disconnect' as const, connectionId, reason: 'asked' as const })),
    id.map((connectionId) => ({ name: 'NoteReconnectNeeded' as const, connectionId, reason: 'refused' as const })),
    fc.boolean().map((repeat) => ({ name: 'SetCycle' as const, repeat })),
    id.map((connectionId) => ({ name: 'WarnOfExpiry' as const, connectionId, expiresAt: EXPIRES })),
    id.map((connectionId) => ({
      name: 'RequestImport' as const,
      connectionId,
      importId: 'i',
      reason: 'requested' as const,
    })),
  );

  it('one system is connected at a time, and nothing is said of one that is not', () => {
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (walk) => {
        let open: string | null = null;
        for (const { type, data } of history(...walk)) {
          if (type === 'connections.cycle-set.v1') continue;
          expect(data.connectionId === open).toBe(type !== 'connections.system-connected.v1');
          if (type === 'connections.system-connected.v1') {
            expect(open).toBeNull();
            open = data.connectionId;
          }
          if (type === 'connections.system-disconnected.v1') open = null;
        }
      }),
    );
  });
});
