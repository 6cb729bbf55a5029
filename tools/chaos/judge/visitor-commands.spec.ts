import { commandIdOf } from '../../../apps/api/src/platform/execution/context-of';
import { nameVisitorCommands } from './visitor-commands.mjs';

const idOf = (key: string, commandHash: string): string =>
  commandIdOf({ kind: 'anonymous', id: 'anonymous' }, 'accounts.register', `${key}\n${commandHash}`);
const visitor = (key: string) => ({ key, route: 'accounts.register', requestId: undefined });
const event = (causationId: string, commandHash: string) => ({ causationId, commandHash });

describe('the ids of visitors’ commands', () => {
  it('are found by the hash that the event carries', () => {
    const [first, second] = [idOf('a', 'what a asked for'), idOf('b', 'what b asked for')];
    const events = [event(second, 'what b asked for'), event(first, 'what a asked for')];
    const named = nameVisitorCommands([visitor('a'), visitor('b'), visitor('c')], events) as readonly object[];
    expect(named).toMatchObject([{ requestId: first }, { requestId: second }, { requestId: 'c' }]);
  });

  it('leave those of accounts as they are', () => {
    const own = { key: 'a', route: 'onboarding.openStep', requestId: 'known' };
    expect(nameVisitorCommands([own], [event('known', 'x'), event('unknown', 'y')])).toEqual([own]);
  });
});
