import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

export interface Address {
  readonly query: URLSearchParams;
  /** Changes what the address says by then, not what it said when the caller was drawn. */
  change(change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void;
}

/** The query of the address. One page uses it once and hands it on, so that no two writers overwrite one another. */
export function useAddress(): Address {
  const { search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(search);
  const go = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = search;
    go.current = navigate;
  }, [search, navigate]);
  const change = useCallback<Address['change']>((to, options) => {
    latest.current = `?${to(new URLSearchParams(latest.current)).toString()}`;
    void go.current(latest.current, { preventScrollReset: true, ...options });
  }, []);
  return { query: new URLSearchParams(search), change };
}
