import { useCallback, useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

export interface Address {
  readonly query: URLSearchParams;
  /** Changes what the address says by then, not what it said when the caller was drawn. */
  change(change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions): void;
  /** Sets these values; one that is empty or `undefined` goes. */
  assign(values: Readonly<Record<string, string | undefined>>): void;
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
  const assign = useCallback<Address['assign']>(
    (values) =>
      change((before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      }),
    [change],
  );
  return { query: new URLSearchParams(search), change, assign };
}
