import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayInput } from './day-input';

const open = (initial: string, limits: { readonly min?: string; readonly max?: string } = {}) => {
  const told: string[] = [];
  function Page() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <label htmlFor="day">Day</label>
        <DayInput
          id="day"
          label="day"
          {...limits}
          value={value}
          onChange={(next) => {
            told.push(next);
            setValue(next);
          }}
        />
        <button onClick={() => setValue('')}>Clear</button>
      </>
    );
  }
  render(<Page />);
  return { told, field: screen.getByLabelText('Day'), user: userEvent.setup() };
};

const openCalendar = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  return within(await screen.findByRole('dialog', { name: 'Choose a day: day' }));
};

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a field for a day', () => {
  it('shows the day first, whatever the browser speaks', () => {
    expect(open('2026-03-04').field).toHaveValue('04/03/2026');
  });

  it('tells a day once its year is complete or the field is left, and keeps what is typed meanwhile', async () => {
    const { told, field, user } = open('');
    await user.type(field, '3/3/26');
    expect(field).toHaveValue('3/3/26');
    expect(told).not.toContain('2026-03-03');
    await user.tab();
    expect(told.at(-1)).toBe('2026-03-03');
    expect(field).toHaveValue('03/03/2026');
    await user.clear(field);
    await user.type(field, '4 Mar 2026');
    expect(told.at(-1)).toBe('2026-03-04');
    expect(field).toHaveValue('4 Mar 2026');
  });

  it('says in words what is no day once it is left, keeps it, and tells no day', async () => {
    const { told, field, user } = open('2026-03-04');
    await user.clear(field);
    await user.type(field, '12/25/2026');
    expect(field).not.toHaveAccessibleDescription(/month/);
    await user.tab();
    expect(field).toHaveAccessibleDescription('There is no month 25. The day comes first: 25/12/2026');
    expect(field).toHaveValue('12/25/2026');
    expect(told.at(-1)).toBe('12/25/2026');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  it('is chosen in the calendar by keys alone, within the limits, and gives the focus back', async () => {
    const { told, user } = open('2026-03-04', { min: '2026-03-02', max: '2027-03-31' });
    const calendar = await openCalendar(user);
    expect(focused()).toBe('Wednesday 4 March 2026');
    expect(calendar.getByRole('gridcell', { selected: true })).toHaveTextContent('4');
    for (const [key, day] of [
      ['{Home}', 'Monday 2 March 2026'],
      ['{ArrowLeft}', 'Monday 2 March 2026'],
      ['{End}', 'Sunday 8 March 2026'],
      ['{PageDown}', 'Wednesday 8 April 2026'],
      ['{ArrowDown}', 'Wednesday 15 April 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Wednesday 31 March 2027'],
    ] as const) {
      await user.keyboard(key);
      expect(focused()).toBe(day);
    }
    await user.tab();
    expect(focused()).toBe('Previous year');
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(told).toEqual(['2027-03-31']);
    expect(focused()).toBe('Open the calendar');
  });

  it('is left as it was when Escape closes the calendar', async () => {
    const { told, user } = open('2026-03-04');
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByText('April 2026')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(focused()).toBe('Open the calendar');
    expect(told).toEqual([]);
  });
});
