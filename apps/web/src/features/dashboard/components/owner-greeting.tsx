import { useState } from 'react';
import type { GreetingDue } from '../greeting-due';
import { ContinueOrSignOut } from './continue-or-sign-out';
import { Welcome } from './welcome';

interface OwnerGreetingProps {
  readonly accountId: string;
  readonly due: GreetingDue | undefined;
}

/** Stays what it was when it came up: the welcome is written down while its tour goes on. */
export function OwnerGreeting({ accountId, due }: OwnerGreetingProps) {
  const [shown, setShown] = useState(due);
  if (shown === undefined && due !== undefined) setShown(due);
  switch (shown) {
    case 'continueOrSignOut':
      return <ContinueOrSignOut accountId={accountId} />;
    case 'welcome':
      return <Welcome />;
    case undefined:
      return null;
  }
}
