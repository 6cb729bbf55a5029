import type { AccountingProvider } from '@keelson/vocabulary';
import { useEffect, useState } from 'react';
import { leaveFor } from '../../client/leave-for';
import { useNotices } from '../../ui/notices/use-notices';
import { useConnectionsAskConsentMutation } from './connections.api';

/** After this the button can be pressed again: the provider's page did not come. */
const REDIRECT_FLAG_MS = 10_000;

export interface Connect {
  /** The system whose page is about to come. */
  readonly going: AccountingProvider | undefined;
  readonly connect: (system: AccountingProvider) => Promise<void>;
}

/** Goes to the page of an accounting system where consent is given. */
export function useConnect(): Connect {
  const { failure } = useNotices();
  const [ask] = useConnectionsAskConsentMutation();
  const [going, setGoing] = useState<AccountingProvider>();
  useEffect(() => {
    if (going === undefined) return undefined;
    const timer = setTimeout(() => setGoing(undefined), REDIRECT_FLAG_MS);
    return () => clearTimeout(timer);
  }, [going]);
  const connect = async (system: AccountingProvider): Promise<void> => {
    setGoing(system);
    try {
      const { consentUrl } = await ask(system).unwrap();
      leaveFor(consentUrl);
    } catch (error) {
      setGoing(undefined);
      failure(error);
    }
  };
  return { going, connect };
}
