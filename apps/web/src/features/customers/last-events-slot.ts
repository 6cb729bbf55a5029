import type { ReactNode } from 'react';

/** Shows what an account went through lately. The application fills it from the account history. */
export type LastEventsSlot = (accountId: string) => ReactNode;
