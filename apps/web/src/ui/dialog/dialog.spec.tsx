import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { pressEscape } from '../../testing/press-escape';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Days" />
      <Dialog open={open} title="How to use" onClose={() => setOpen(false)}>
        <p>Words</p>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  const opened = async () => {
    const user = userEvent.setup({ delay: null });
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'How to use' });
    await pressEscape(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    return user;
  };

  it('gives the focus back when it begins to close, and leaves what is typed meanwhile its own', async () => {
    const user = await opened();
    const days = screen.getByRole('textbox', { name: 'Days', hidden: true });
    await user.click(days);
    await user.keyboard('4');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('5');
    expect(days).toHaveFocus();
    expect(days).toHaveValue('45');
  });
});
