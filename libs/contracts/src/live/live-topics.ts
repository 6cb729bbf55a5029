/** What a page may be told to read again, and what decides who is told. */
export interface TopicRule {
  /** The projections whose rows the topic's answers are made of. */
  readonly projections: readonly string[];
  /** Id of the route that shows them: who may call it hears of the topic, and as far as its rule reaches. */
  readonly readBy: string;
}

/** A slice adds its line; whoever reads it in the browser maps it to the answers that it makes stale. */
export const liveTopics = {
  'onboarding-progress': { projections: ['onboarding-progress'], readBy: 'onboarding.progress' },
  'generic-answers': { projections: ['generic-answers'], readBy: 'onboarding.genericAnswers' },
  customers: { projections: ['customer-table'], readBy: 'customers.list' },
  'account-history': { projections: ['account-history', 'actor-names'], readBy: 'audit.accountHistory' },
  enquiries: { projections: ['enquiries', 'actor-names'], readBy: 'enquiries.list' },
  connections: { projections: ['connections', 'ledgers'], readBy: 'connections.list' },
  ledger: { projections: ['ledgers'], readBy: 'ledger.trust' },
  goals: { projections: ['goals'], readBy: 'goals.goals' },
  'watched-sections': { projections: ['watched-sections'], readBy: 'figures.watchSection' },
  'partner-customers': { projections: ['customer-table'], readBy: 'partners.customers' },
  payments: { projections: ['payments'], readBy: 'payments.list' },
  journeys: { projections: ['journey-standings', 'journey-step-times'], readBy: 'journeys.stuck' },
} as const satisfies Record<string, TopicRule>;

export type LiveTopic = keyof typeof liveTopics;
