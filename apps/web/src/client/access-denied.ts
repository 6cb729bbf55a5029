import { createAction } from '@reduxjs/toolkit';

/** Why the API lets a session do little: what is left to do comes first. */
const CLOSINGS = ['PAYMENT_NEEDED', 'ADDRESS_UNCONFIRMED'] as const;
export type Closing = (typeof CLOSINGS)[number];

export const isClosing = (code: string | undefined): code is Closing => CLOSINGS.some((each) => each === code);

/** The API turned a signed-in customer away. What shows the session answers to it. */
export const accountClosed = createAction<Closing>('client/accountClosed');
