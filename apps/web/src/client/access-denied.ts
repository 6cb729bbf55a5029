import { createAction } from '@reduxjs/toolkit';

/** Why the API refuses somebody who is signed in nearly everything: something else is to be done first. */
const DENIALS = ['PAYMENT_NEEDED', 'ADDRESS_UNCONFIRMED', 'PASSWORD_CHANGE_NEEDED'] as const;
export type Denial = (typeof DENIALS)[number];

export const isDenial = (code: string | undefined): code is Denial => DENIALS.some((each) => each === code);

/** The API turned somebody away who is signed in: the pages lead to what is to be done first. */
export const accessDenied = createAction<Denial>('client/accessDenied');
