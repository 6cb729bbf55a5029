import type { LiveTopic } from '@keelson/contracts/live';
import type { Tag } from '../client/base-api';

/** Which answers in the store each topic makes stale. */
export const TOPIC_TAGS = {
  'onboarding-progress': ['OnboardingProgress'],
  'generic-answers': ['GenericAnswers'],
  customers: ['Customers'],
  'account-history': ['CustomerEvents'],
  enquiries: ['Enquiries'],
  connections: ['Connections'],
  ledger: ['Books', 'Financials', 'Goals'],
  goals: ['Goals'],
  'watched-sections': ['Financials'],
  'partner-customers': ['PartnerCustomers'],
  payments: ['Payments'],
  journeys: ['Journeys'],
} as const satisfies Record<LiveTopic, readonly Tag[]>;

const isTopic = (text: string): text is LiveTopic => Object.hasOwn(TOPIC_TAGS, text);

/** A newer server may know topics that this page does not. */
export const knownTopics = (topics: readonly string[]): readonly LiveTopic[] => topics.filter(isTopic);
