/** What a page may be told to read again, and what decides who is told. */
export interface TopicRule {
  /** The projections whose rows the topic's answers are made of. */
  readonly projections: readonly string[];
  /** Id of the route that shows them: its callers hear of the topic, as far as its rule reaches. */
  readonly readBy: string;
}

/** Names the live topics of a slice and keeps their literal types. */
export const defineTopics = <const Topics extends Readonly<Record<string, TopicRule>>>(topics: Topics): Topics =>
  topics;
