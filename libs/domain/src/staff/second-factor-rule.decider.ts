import { accepted } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { SecondFactorRuleEvent } from './second-factor-rule.events';

export interface RequireSecondFactor {
  readonly name: 'RequireSecondFactor';
  readonly required: boolean;
}

/** Whether every member of staff needs a second factor (decision 4.103). */
export interface SecondFactorRuleState {
  readonly required: boolean;
}

/** What stands already is not recorded again. */
export const secondFactorRuleDecider: Decider<
  RequireSecondFactor,
  SecondFactorRuleState,
  SecondFactorRuleEvent,
  Rejection<never>
> = {
  initialState: { required: false },
  decide({ required }, state) {
    if (required === state.required) return accepted([]);
    return accepted([
      { type: required ? 'staff.second-factor-required.v1' : 'staff.second-factor-optional.v1', data: {} },
    ]);
  },
  evolve(_state, event) {
    switch (event.type) {
      case 'staff.second-factor-required.v1':
        return { required: true };
      case 'staff.second-factor-optional.v1':
        return { required: false };
    }
  },
};
