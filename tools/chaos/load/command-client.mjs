import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_ANSWER = 8000;
const ABANDONED = 0.06;
const TWINNED = 0.08;
const ECHOED = 0.12;
/** Answers that say "not now", or nothing about the command. */
const TRY_AGAIN = new Set([401, 408, 425, 429]);

/**
 * Sends commands the way a careful client does: with a key, and again with the same key until there is an answer. Some
 * are sent twice at once, some again after the answer, and some people walk away from a failure. Each try goes to any of
 * the servers.
 */
export function commandClient({ origin, servers, journal, statuses, answeredNow, unannounced, mayRepeat }) {
  async function attempt({ sentAt = Date.now(), server, key, method, path, body, address, token }) {
    try {
      const response = await fetch(`${server}${path}`, {
        method,
        signal: AbortSignal.timeout(LONGEST_ANSWER),
        headers: {
          accept: 'application/json',
          origin,
          'idempotency-key': key,
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const envelope = await response.json();
      return { ...outcomeOf(response, envelope, sentAt), answeredAt: Date.now() };
    } catch (error) {
      return { kind: 'failed', why: error.cause?.code ?? error.name };
    }
  }

  function outcomeOf({ status, headers }, { data, meta, code }, sentAt) {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 503 && headers.get('retry-after') === null) unannounced();
    if (status >= 500 || TRY_AGAIN.has(status))
      return { kind: 'failed', why: `${status} ${code ?? ''}`.trim(), status, after: headers.get('retry-after') };
    answeredNow(sentAt);
    return status < 300 ? { kind: 'acked', data, position: meta?.position } : { kind: 'refused', status, code };
  }

  function noteEcho(key, { kind, position, code, answeredAt }) {
    if (kind === 'acked') journal.echoed(key, position, answeredAt);
    if (kind === 'refused') journal.echoed(key, `refused ${code}`, answeredAt);
  }

  /** @returns `acked` with data, `refused` with its code, or `abandoned`. */
  return async function send({
    owner,
    route,
    method = 'POST',
    path,
    body,
    accountId,
    address,
    chance,
    tokenNow = () => undefined,
    renew,
    leaving = () => false,
  }) {
    const key = randomUUID();
    journal.sent({ key, owner, route, accountId });
    for (let tries = 1; ; tries += 1) {
      const call = () => ({ server: chance.oneOf(servers), key, method, path, body, address, token: tokenNow() });
      const twins = [attempt(call()), ...(chance.happens(TWINNED) ? [attempt(call())] : [])];
      const outcomes = await Promise.all(twins);
      const outcome = outcomes.find(({ kind }) => kind === 'acked') ?? outcomes.find(({ kind }) => kind === 'refused');
      if (outcome !== undefined) {
        if (outcome.kind === 'acked') journal.acked(key, outcome.position, outcome.answeredAt);
        else journal.refused(key, outcome.status, outcome.code, outcome.answeredAt);
        for (const twin of outcomes) if (twin !== outcome) noteEcho(key, twin);
        if (outcome.kind === 'acked' && chance.happens(ECHOED)) noteEcho(key, await attempt(call()));
        return outcome;
      }
      const [{ why, status, after }] = outcomes;
      journal.failed(key, why);
      // Who they are may be among what was taken back.
      if (status === 401 && leaving()) return { kind: 'abandoned' };
      if (!mayRepeat() || (tries === 1 && chance.happens(ABANDONED))) return { kind: 'abandoned' };
      await pause(
        Math.min(2000, after === null || after === undefined ? 100 * Math.min(tries, 5) : 1000 * Number(after)),
      );
      if (status === 401 && renew !== undefined && !(await renew())) return { kind: 'abandoned' };
    }
  };
}
