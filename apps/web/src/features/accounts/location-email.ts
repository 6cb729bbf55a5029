import { useLocation } from 'react-router-dom';

/** The address that the page before handed over, without putting it into the address bar. */
export const useHandedEmail = (): string => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
};
