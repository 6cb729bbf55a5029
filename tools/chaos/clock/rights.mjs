const MINUTE = 60_000;
/** As the product says it: an access token, a session that nobody uses, a session of a customer. */
const TOKEN_LASTS = 5 * MINUTE;
const IDLE_LASTS = 30 * MINUTE;
const SESSION_LASTS = 12 * 60 * MINUTE;
/** So near to where it turns nothing is said: an answer takes its time. */
const EDGE = 15_000;

/**
 * What a sign-in is good for by the clock: its access token from when it was given, and its session, which is not used
 * in between. Undefined so near to an end, or to the beginning, that either would be right.
 *
 * @param {{ at: number, now: number }} times of the sign-in, and of the question
 * @returns {{ token?: boolean, session?: boolean }}
 */
export function rightsOf({ at, now }) {
  const age = now - at;
  const within = (least, most) =>
    [least, most].some((end) => Math.abs(age - end) < EDGE) ? undefined : age > least && age < most;
  const session = within(-Infinity, Math.min(IDLE_LASTS, SESSION_LASTS));
  // What was given a moment ago counts, whatever its seconds were rounded to.
  const token = age >= 0 && age < EDGE ? true : within(0, TOKEN_LASTS);
  return { session, token };
}
