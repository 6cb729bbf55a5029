import type { RouteId } from './access-matrix';

/**
 * Decision 4.91: an account under deletion may sign in, read, export and write to support. These commands belong to
 * that; all others are refused. What changes a plan refuses by itself, in words of its own.
 */
const OPEN_UNDER_DELETION: ReadonlySet<string> = new Set<RouteId>([
  'billing.changePlan',
  'billing.endSubscription',
  'billing.keepSubscription',
  'billing.planQuote',
  'deletion.deleteAccount',
  // What was typed waits until the deletion is stopped, or goes with the account.
  'drafts.discard',
  'drafts.save',
  'enquiries.contact',
  'enquiries.send',
  // Traces of reading, and calculations that save nothing.
  'figures.watchSection',
  'learning.finishReading',
  'learning.watchVideo',
  'onboarding.openStep',
  'planning.calculateCashRelease',
  'planning.calculateDetail',
  'planning.calculatePlan',
  'session.activity',
  'session.end',
  'session.endActing',
  'session.passcode',
  'session.passkey',
  'session.passkeyOptions',
  'session.secondStep',
  'session.signIn',
  'session.signOut',
  'session.startActing',
  'session.stepUp',
  'session.token',
  'timeline.askForExport',
]);

/** Whether a command may come from a customer whose account is being deleted. */
export const isOpenUnderDeletion = (routeId: string): boolean => OPEN_UNDER_DELETION.has(routeId);
