/** The forms in which people take away what is recorded about them: to read, and for programs. */
export const TIMELINE_FORMATS = ['html', 'json'] as const;
export type TimelineFormat = (typeof TIMELINE_FORMATS)[number];

/** Why there is no file: the work broke down for good, or the account was closed before it began. */
export const TIMELINE_FAILURES = ['broken-down', 'account-closed'] as const;
export type TimelineFailure = (typeof TIMELINE_FAILURES)[number];

/** How long a file waits to be taken away. */
export const TIMELINE_DAYS = 7;
