import { createAction } from '@reduxjs/toolkit';

/** Why the API refuses a signed-in customer nearly everything: something else is to be done first. */
const DENIALS = ['PAYMENT_NEEDED', 'ADDRESS_UNCONFIRMED'] as const;
export type Denial = (typeof DENIALS)[number];

export const isDenial = (code: string | undefined): code is Denial => DENIALS.some((each) => each === code);

/** The API turned a signed-in customer away: the pages lead to what is to be done first. */
export const accessDenied = createAction<Denial>('client/accessDenied');
