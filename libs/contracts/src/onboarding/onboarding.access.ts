import type { AccessRule } from '../access/access-rule';
import type { RouteIdOf } from '../wire/route';
import type { onboardingPaths } from './onboarding.paths';

/** A journey is the customer's own: staff who act for a customer see it and never walk it. */
const seen = { allow: { customer: 'own' }, whileActing: 'allowed' } as const satisfies AccessRule;
const walked = { allow: { customer: 'own' } } as const satisfies AccessRule;

export const onboardingAccess = {
  'onboarding.progress': seen,
  'onboarding.genericAnswers': seen,
  'onboarding.recordProgress': walked,
  'onboarding.openStep': walked,
  'onboarding.completeStep': walked,
  'onboarding.saveGenericAnswers': walked,
  'onboarding.saveAndLogOut': walked,
} as const satisfies Record<RouteIdOf<typeof onboardingPaths>, AccessRule>;
