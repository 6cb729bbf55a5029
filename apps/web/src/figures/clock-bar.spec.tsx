import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAddress } from '../ui/table/use-address';
import { ClockBar } from './clock-bar';
import { clocksIn } from './clocks';
import { OldViewNote } from './old-view-note';

function Page() {
  const clocks = clocksIn(useAddress());
  return (
    <>
      <ClockBar clocks={clocks} />
      <OldViewNote clocks={clocks} />
    </>
  );
}

const open = (query: string) => {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [`/${query}`] });
  render(<RouterProvider router={router} />);
  return { query: () => router.state.location.search };
};

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('looking back', () => {
  it('flags days the wrong way round and turns no clock', () => {
    const { query } = open('?asAt=2026-08-31&knownOn=2026-09-15');
    choose('As known on', '2026-07-31');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText(/^“As at” is after “As known on”/)).toBeVisible();
    expect(query()).toBe('?asAt=2026-08-31&knownOn=2026-09-15');
    choose('As at', '2026-07-31');
    expect(screen.queryByText(/^“As at” is after/)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(query()).toBe('?asAt=2026-07-31&knownOn=2026-07-31');
  });

  it('names the day that is shown where an address asks for a later one than was known', () => {
    open('?asAt=2026-09-30&knownOn=2026-09-15');
    expect(screen.getByText(/figures as at 15 Sep 2026, as known on 15 Sep 2026/)).toBeVisible();
  });
});
