import { EventStoreUnavailable } from '@keelson/event-store';
import { failureText, isOutage } from './failure';

const withCode = (code: string): Error => Object.assign(new Error('of the server'), { code });

describe('isOutage', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a broken pipe', withCode('EPIPE')],
    ['a server that shuts down', withCode('57P01')],
    ['a deadlock', withCode('40P01')],
    ['a lock that was not given', withCode('55P03')],
    ['a full disk', withCode('53100')],
    ['a store that is away', new EventStoreUnavailable('away')],
    ['a pool that waited in vain', new Error('timeout exceeded when trying to connect')],
    ['a connection that went', new Error('Connection terminated unexpectedly')],
  ])('sees %s', (_name, error) => expect(isOutage(error)).toBe(true));

  it.each([
    ['a text that Postgres cannot hold', withCode('22021')],
    ['a row without its value', withCode('23502')],
    ['a bug', new TypeError('x is not a function')],
    ['something that is no error', 'away'],
  ])('does not take %s for one', (_name, error) => expect(isOutage(error)).toBe(false));
});

describe('failureText', () => {
  it('[IO-07~] holds the number of no card', () => {
    expect(failureText(new Error('not a number: "5555 5555 5555 4444"'))).toBe('Error: not a number: "[card number]"');
    expect(failureText('x'.repeat(490) + ' 4242424242424242')).not.toContain('4242');
  });

  it('masks mail addresses and stays short', () => {
    expect(failureText(new Error('550 <ann@example.com>: unknown'))).toBe('Error: 550 <<address>>: unknown');
    expect(failureText(new Error('x'.repeat(2_000)))).toHaveLength(500);
  });
});
