import { Classes } from '@blueprintjs/core';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Closes the open dialog by Escape, once the focus is with it: it comes a frame after the dialog, and what is pressed
 * before then goes to the page behind.
 */
export async function pressEscape(user: UserEvent): Promise<void> {
  await waitFor(() => {
    const places = screen.getAllByRole('dialog').map((dialog) => dialog.closest(`.${Classes.PORTAL}`) ?? dialog);
    if (!places.some((place) => place.contains(document.activeElement))) throw new Error('no dialog has the focus');
  });
  await user.keyboard('{Escape}');
}
