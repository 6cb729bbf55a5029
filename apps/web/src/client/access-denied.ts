import { FIRST_TO_DO_DENIALS } from '@keelson/vocabulary';
import { createAction } from '@reduxjs/toolkit';

/** Why the API refuses somebody who is signed in nearly everything: something else is to be done first. */
export type Denial = (typeof FIRST_TO_DO_DENIALS)[number];

export const isDenial = (code: string | undefined): code is Denial => FIRST_TO_DO_DENIALS.some((each) => each === code);

/** The API turned somebody away who is signed in: the pages lead to what is to be done first. */
export const accessDenied = createAction<Denial>('client/accessDenied');
