import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What the address says with which somebody comes to the thank-you page after signing up. */
export interface Arrival {
  /** Empty where it says none. */
  readonly email: string;
  readonly payment: 'made' | 'failed' | undefined;
  readonly trial: boolean;
}

const READ = ['email', 'payment', 'freeTrailUser'];
const FAILED = /^(?:0|false|fail(?:ed|ure)?|unsuccessful|cancell?ed)$/i;

function paymentIn(text: string | null): Arrival['payment'] {
  if (text === null || text === '') return undefined;
  return FAILED.test(text) ? 'failed' : 'made';
}

const arrivalIn = (query: URLSearchParams): Arrival => ({
  email: query.get('email') ?? '',
  payment: paymentIn(query.get('payment')),
  trial: /^[12]$/.test(query.get('freeTrailUser') ?? ''),
});

/** Read once and taken out of the address bar: an email address does not stay in the browser's history. */
export function useArrival(): Arrival {
  const [query, setQuery] = useSearchParams();
  const [arrival] = useState(() => arrivalIn(query));
  const stands = READ.some((name) => query.has(name));
  useEffect(() => {
    if (!stands) return;
    setQuery(
      (before) => {
        for (const name of READ) before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [stands, setQuery]);
  return arrival;
}
