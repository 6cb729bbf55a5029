export const SUBSCRIPTION_KINDS = ['projection', 'reactor', 'relay'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/** How a projection, reactor or relay runs. */
export const SUBSCRIPTION_STATES = ['running', 'behind', 'rebuilding', 'stopped'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const PROCESS_KINDS = ['api', 'projectors'] as const;
export type ProcessKind = (typeof PROCESS_KINDS)[number];

/** Where the log of record may be kept. */
export const EVENT_STORES = ['postgres', 'kurrentdb'] as const;

/** What people ask of the workers. */
export const OPERATOR_REQUESTS = ['rebuild', 'stream-retry', 'job-retry', 'verification'] as const;
export type OperatorRequestKind = (typeof OPERATOR_REQUESTS)[number];

/** `refused`: the person who asked had lost the right to it before the work began. */
export const REQUEST_OUTCOMES = ['done', 'failed', 'refused'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Whether a process of the API takes requests. */
export const READINESS_STATES = ['ready', 'draining', 'unavailable'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export const DEPENDENCY_STATES = ['up', 'down'] as const;
export type DependencyState = (typeof DEPENDENCY_STATES)[number];

/** Whether the projections keep up with the log. `outdated`: their tables are not yet as this version reads them. */
export const PROJECTION_STATES = ['current', 'lagging', 'outdated', 'unknown'] as const;
export type ProjectionState = (typeof PROJECTION_STATES)[number];
