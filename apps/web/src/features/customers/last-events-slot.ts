import type { ReactNode } from 'react';

/** A part of a customer's page that another feature draws. */
export type AccountSlot = (accountId: string) => ReactNode;

/** Shows what an account went through lately. The application fills it from the account history. */
export type LastEventsSlot = AccountSlot;
