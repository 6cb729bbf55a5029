import { Classes } from '@blueprintjs/core';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Closes the open dialog or menu by Escape, once the focus is with it: it comes a frame after the dialog, and what is
 * pressed before then goes to the page behind.
 */
export async function pressEscape(user: UserEvent, open: 'dialog' | 'menu' = 'dialog'): Promise<void> {
  await waitFor(() => {
    const places = screen.getAllByRole(open).map((each) => each.closest(`.${Classes.PORTAL}`) ?? each);
    if (!places.some((place) => place.contains(document.activeElement))) throw new Error(`no ${open} has the focus`);
  });
  await user.keyboard('{Escape}');
}
