const SESSION = 'keelson.session';

/** Tabs take turns where their browser lets them, which it does in secure contexts; elsewhere they work as they come. */
const inTurn = <Result>(mode: LockMode, work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(SESSION, { mode }, work) : work();

/**
 * The session of this browser gets another id: until the answer has brought it, no tab asks for a token by the id that
 * counts no more. Its refusal would pass for the end of the session and clear the values of all tabs.
 */
export const whileSessionChanges = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn('exclusive', work);

/** Tokens are asked for by the id that the session has once nothing changes it. */
export const onceSessionIsSettled = <Result>(work: () => Promise<Result>): Promise<Result> => inTurn('shared', work);
