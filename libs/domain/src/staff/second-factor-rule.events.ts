import type { DomainEvent } from '../decider';
import type { EventDefinitions } from '../event-definition';

type Nothing = Record<never, never>;

/** From now on every member of staff needs a second factor. The subject is the super admin who decided so. */
export type SecondFactorRequired = DomainEvent<'staff.second-factor-required.v1', Nothing>;
/** Members of staff choose again whether they have a second factor. */
export type SecondFactorOptional = DomainEvent<'staff.second-factor-optional.v1', Nothing>;

export type SecondFactorRuleEvent = SecondFactorRequired | SecondFactorOptional;

export const secondFactorRuleEventDefinitions: EventDefinitions<SecondFactorRuleEvent> = {
  'staff.second-factor-required.v1': { personal: {} },
  'staff.second-factor-optional.v1': { personal: {} },
};

/** There is one rule for all members of staff. */
export const SECOND_FACTOR_RULE_STREAM = 'staffRule-second-factor';
/** It belongs to no one of them. */
export const STAFF_RULE_PARTITION = 'staff-rules';
