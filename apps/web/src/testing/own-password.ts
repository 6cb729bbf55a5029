import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tokenWith } from './signed-in';

/** The API's answer to the right password. */
export const CONFIRMED = { data: { jwt: tokenWith(), confirmation: 'confirmation-1' } };

/** Types the own password into the dialog of this name, and sends it. */
export async function giveOwnPassword(user: UserEvent, name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await user.type(within(dialog).getByLabelText('Your password'), 'Harbour7{Enter}');
}
