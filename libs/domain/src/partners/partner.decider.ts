import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { PartnerEvent, PartnerRegistration } from './partner.events';

export type PartnerCommand =
  /** The code is reserved for this partner before the command is sent. */
  | { readonly name: 'RegisterPartner'; readonly registration: PartnerRegistration; readonly accessCode: string }
  | { readonly name: 'OpenDefaultPartner'; readonly partnerId: string; readonly companyName: string };

export type PartnerRefusal = Rejection<'ALREADY_A_PARTNER'>;

export interface PartnerState {
  readonly registration: PartnerRegistration | undefined;
  readonly accessCode: string | undefined;
  /** Set for the record of Keelson itself. */
  readonly houseName: string | undefined;
}

const registered = ({ registration, houseName }: PartnerState): boolean =>
  registration !== undefined || houseName !== undefined;

/** A partner is registered together with its code, so that there is none without. The default partner is opened once. */
export const partnerDecider: Decider<PartnerCommand, PartnerState, PartnerEvent, PartnerRefusal> = {
  initialState: { registration: undefined, accessCode: undefined, houseName: undefined },
  decide(command, state) {
    switch (command.name) {
      case 'RegisterPartner': {
        if (registered(state)) return refused({ code: 'ALREADY_A_PARTNER' });
        const { registration, accessCode } = command;
        return accepted([
          { type: 'partners.partner-registered.v1', data: registration },
          { type: 'partners.access-code-issued.v1', data: { accessCode } },
        ]);
      }
      case 'OpenDefaultPartner': {
        if (registered(state)) return accepted([]);
        const { partnerId, companyName } = command;
        return accepted([{ type: 'partners.default-partner-opened.v1', data: { partnerId, companyName } }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'partners.partner-registered.v1':
        return { ...state, registration: event.data };
      case 'partners.access-code-issued.v1':
        return { ...state, accessCode: event.data.accessCode };
      case 'partners.default-partner-opened.v1':
        return { ...state, houseName: event.data.companyName };
    }
  },
};
