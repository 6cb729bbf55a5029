/** What pages say about how old their figures are. */
export const liveMessages = {
  asOf: (time: string) => `You are seeing figures as of ${time}.`,
  catchingUp: 'We are catching up.',
  reconnecting: 'The connection is interrupted. We keep trying.',
  refresh: 'Refresh',
} as const;
