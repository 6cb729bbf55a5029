import { randomUUID } from 'node:crypto';
import { mismatch } from '../judge/faults.mjs';
import { signInOf } from '../load/owner.mjs';
import { rightsOf } from './rights.mjs';

const PATIENCE = 60_000;
const GOOD = new Set([200, 401]);

/**
 * Keeps sign-ins and shows each of them again after every step of the clock: it must be answered as the clock says, and
 * is never used in between. An outage is waited for.
 */
export function signInKeeper({ origin, clock, until, faults, journal }) {
  const kept = [];
  let asked = 0;

  /** Asks until there is an answer that is not about an outage. */
  const ask = (path, { headers, ...more }) =>
    until(`${path} is not answered`, async () => {
      const answer = await fetch(`${origin}${path}`, {
        ...more,
        headers: { accept: 'application/json', origin, 'x-forwarded-for': '10.255.0.1', ...headers },
        signal: AbortSignal.timeout(PATIENCE),
      }).catch(() => undefined);
      return answer === undefined || !GOOD.has(answer.status) ? undefined : answer;
    });

  const isGood = async (path, request) => (await ask(path, request))?.status === 200;
  const tokenIsGood = ({ token }) => isGood('/api/v1/sessions', { headers: { authorization: `Bearer ${token}` } });
  /** Gives a new token for the cookie, which is not a use of the session. */
  const sessionIsGood = ({ cookie }) => isGood('/api/v1/session/token', { method: 'POST', headers: { cookie } });

  return {
    asked: () => asked,
    async signIn(owner) {
      const [key, at] = [randomUUID(), clock.now()];
      const body = JSON.stringify(signInOf(owner));
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      journal.sent({ key, owner, route: 'session.signIn' });
      const answer = await ask('/api/v1/session/sign-in', { method: 'POST', headers, body });
      if (answer === undefined) return;
      const { data, meta, code } = await answer.json();
      if (answer.status !== 200) {
        journal.refused(key, answer.status, code, Date.now());
        faults.push(mismatch(`${owner} could not sign in at ${text(at)}: ${code}`));
        return;
      }
      journal.acked(key, meta.position, Date.now());
      const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
      kept.push({ at, token: data.jwt, cookie: cookies.join('; ') });
    },
    async showAll() {
      for (const each of kept) {
        const { at } = each;
        const now = clock.now();
        const due = rightsOf({ at, now });
        const wrong = (what, is) =>
          faults.push(mismatch(`at ${text(now)} the ${what} of ${text(at)} was ${is ? 'good' : 'refused'}`));
        for (const [what, good] of [
          ['token', tokenIsGood],
          ['session', sessionIsGood],
        ]) {
          if (due[what] === undefined) continue;
          const is = await good(each);
          asked += 1;
          if (is !== due[what]) wrong(what, is);
        }
      }
    },
  };
}

const text = (moment) => new Date(moment).toISOString();
