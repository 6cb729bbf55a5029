import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../../app/store';
import { serveApi } from '../../testing/serve-api';
import type { HistoryPage } from './history.api';
import { historyEntry } from './testing/history-entry';
import { useHistoryAnchor } from './use-history-anchor';
import { useHistoryWindow } from './use-history-window';

const api = serveApi();
const PATH = '/customers/acc_9/events';
const TOTAL = 100_000;
const QUESTION = {
  accountId: 'acc_9',
  kind: undefined,
  actor: undefined,
  acting: undefined,
  from: undefined,
  until: undefined,
  related: undefined,
  import: undefined,
  search: undefined,
};

const pageFrom = (newest: number, total: number | null): HistoryPage => ({
  entries: Array.from({ length: 200 }, (_, index) => historyEntry(newest - index)),
  total,
  personal: 'shown',
  actors: [],
  older: null,
});

const asked = () => api.calls('GET', PATH).map(({ url }) => new URL(url).searchParams);

const open = (refuse: () => number | undefined = () => undefined) => {
  api.on('GET', PATH, ({ url }) => {
    const { searchParams } = new URL(url);
    const status = refuse();
    if (status !== undefined) return { status, headers: { 'retry-after': '1' } };
    return { data: pageFrom(Number(searchParams.get('before')) - 1 - Number(searchParams.get('skip')), null) };
  });
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const newest = pageFrom(TOTAL, TOTAL);
  const { result } = renderHook(() => useHistoryWindow(QUESTION, newest), { wrapper });
  return {
    look: (index: number) => act(() => result.current.look(index, index + 20)),
    whatAt: (index: number) => result.current.entryAt(index)?.what,
    history: () => result.current,
  };
};

describe('the window of a long history', () => {
  it('[EVENT-05~] loads the part that is looked at, counted from the newest event that was loaded', async () => {
    const { look, whatAt } = open();
    expect(whatAt(0)).toBe('Event 100000');
    expect(whatAt(50_000)).toBeUndefined();
    look(50_000);
    await waitFor(() => expect(whatAt(50_000)).toBe('Event 50000'));
    await waitFor(() => expect(whatAt(49_999)).toBe('Event 50001'));
    expect(new Set(asked().map((query) => query.get('before')))).toEqual(new Set(['100001']));
  });

  it('asks for nothing that only passes by, and for nothing twice', async () => {
    const { look, whatAt } = open();
    for (let index = 1_000; index <= 90_000; index += 1_000) look(index);
    await waitFor(() => expect(whatAt(90_000)).toBe('Event 10000'));
    look(90_100);
    await waitFor(() => expect(whatAt(90_200)).toBe('Event 9800'));
    const skipped = asked().map((query) => Number(query.get('skip')));
    expect(Math.min(...skipped)).toBeGreaterThan(89_000);
    expect(new Set(skipped).size).toBe(skipped.length);
  });

  it('waits as long as the API says when there were too many requests, then goes on', async () => {
    let refusals = 0;
    const { look, whatAt, history } = open(() => (refusals++ === 0 ? 429 : undefined));
    look(500);
    await waitFor(() => expect(asked().length).toBeGreaterThan(0));
    expect(history().failedAt(500)).toBe(false);
    await waitFor(() => expect(whatAt(500)).toBe('Event 99500'));
  });

  it('says which events could not be loaded, and loads them when asked again', async () => {
    let broken = true;
    const { look, whatAt, history } = open(() => (broken ? 500 : undefined));
    look(500);
    await waitFor(() => expect(history().failedAt(500)).toBe(true));
    expect(history().failedAt(0)).toBe(false);
    broken = false;
    act(() => history().retry());
    await waitFor(() => expect(whatAt(500)).toBe('Event 99500'));
    expect(history().failedAt(500)).toBe(false);
  });
});

describe('the anchor of a long history', () => {
  const anchored = () => {
    const first = pageFrom(TOTAL, TOTAL);
    return renderHook(({ newest }) => useHistoryAnchor(QUESTION, newest), { initialProps: { newest: first } });
  };
  const scrolled = (top: number) => Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  afterEach(() => scrolled(0));

  it('stays while newer events come, and moves when asked', () => {
    const { result, rerender } = anchored();
    scrolled(10_000);
    rerender({ newest: pageFrom(TOTAL + 2, TOTAL + 2) });
    expect(result.current).toMatchObject({ newer: 2, page: { total: TOTAL } });
    act(() => result.current.renew());
    expect(result.current).toMatchObject({ newer: 0, page: { total: TOTAL + 2 } });
  });

  it('moves by itself while the newest events are shown', () => {
    const { result, rerender } = anchored();
    rerender({ newest: pageFrom(TOTAL + 2, TOTAL + 2) });
    expect(result.current).toMatchObject({ newer: 0, page: { total: TOTAL + 2 } });
  });
});
