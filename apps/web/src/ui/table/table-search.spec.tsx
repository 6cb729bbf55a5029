import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { SEARCH_PAUSE_MS } from '../form/search-pause';
import { useSettled } from '../form/use-settled';
import { TableSearch } from './table-search';

const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

describe('a search of what is typed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const shown = () => {
    const change = jest.fn();
    render(
      <TableSearch
        table={{ search: '', page: 1, size: 10, sort: 'name', order: 'asc', change }}
        label="Search by Name"
      />,
    );
    const field = screen.getByRole('searchbox', { name: 'Search by Name' });
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    return { change, field, type };
  };

  it('[LIMIT-01~] of a table follows 300 ms after the last key, once', () => {
    const { change, type } = shown();
    type('a');
    pass(200);
    type('ac');
    pass(299);
    expect(change).not.toHaveBeenCalled();
    pass(1);
    expect(change.mock.calls).toEqual([[{ search: 'ac' }]]);
    pass(10_000);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('of a table does not wait for the pause where Enter is pressed', () => {
    const { change, field, type } = shown();
    type('ac');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(change.mock.calls).toEqual([[{ search: 'ac' }]]);
    pass(10_000);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('[LIMIT-01~] of customers follows 300 ms after the last key', () => {
    const { result, rerender } = renderHook(({ typed }) => useSettled(typed, SEARCH_PAUSE_MS), {
      initialProps: { typed: '' },
    });
    rerender({ typed: 'a' });
    pass(200);
    rerender({ typed: 'ac' });
    pass(299);
    expect(result.current).toBe('');
    pass(1);
    expect(result.current).toBe('ac');
  });
});
