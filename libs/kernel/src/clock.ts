/** The only way to ask for the time: injected, so that tests turn it and nothing sleeps. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
