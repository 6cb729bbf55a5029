import { EventEmitter } from 'node:events';
import type { Consumer } from 'kafkajs';
import { endOf } from './consumer-end';

describe('the end of a consumer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const open = () => {
    const told = new EventEmitter();
    const events = { FETCH: 'fetch', CRASH: 'crash' };
    const consumer = { events, on: (name: string, listener: () => void) => told.on(name, listener) };
    const over = new AbortController();
    let answers = 0;
    const ended = endOf(consumer as unknown as Consumer, over.signal, () => (answers += 1)).then(
      () => 'closed',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return { told, over, ended, answers: () => answers };
  };

  it('comes by its crash', async () => {
    const { told, ended } = open();
    told.emit('crash', { payload: { error: new Error('no broker') } });
    expect(await ended).toBe('no broker');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('comes by silence, which each answer breaks', async () => {
    const { told, ended, answers } = open();
    for (let answer = 1; answer <= 5; answer += 1) {
      jest.advanceTimersByTime(14_000);
      told.emit('fetch');
      expect(answers()).toBe(answer);
    }
    jest.advanceTimersByTime(16_000);
    expect(await ended).toBe('no answer for 15000 ms');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('comes by the wish of its owner, after which no answer counts', async () => {
    const { told, over, ended, answers } = open();
    over.abort();
    told.emit('fetch');
    expect(await ended).toBe('closed');
    expect(answers()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
