import type { RoutePath } from '@keelson/contracts';

type QueryValue = string | number | boolean | undefined;

/** What a call shows that the own password confirmed it. Spread it into the call. */
export interface Confirmed {
  readonly confirmation: string;
  /** The same for every try of one act: after a lost answer the act is not done a second time. */
  readonly idempotencyKey?: string;
}

/** One call: the route from the contract and what fills it. */
export interface ApiCall {
  readonly route: RoutePath;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
  /** Set it where one act of a person may be sent twice, for example by a retry button. */
  readonly idempotencyKey?: string;
  /** What the API answered when the own password was given for this call. */
  readonly confirmation?: string;
  /** The version that the person was shown: what somebody else changed since is not overwritten (412). */
  readonly ifMatch?: number | undefined;
  /** The call goes on when the page is left. Only small bodies may. */
  readonly outlivesPage?: boolean;
  /** The session gets another id with the answer. */
  readonly changesSession?: true;
  /** Public calls carry no token. */
  readonly anonymous?: true;
}

export const urlOf = ({ route, params = {}, query = {} }: ApiCall): string => {
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
};
