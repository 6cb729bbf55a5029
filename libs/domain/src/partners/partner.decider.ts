import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { PartnerCompany, PartnerDetails, PartnerEvent, PartnerRegistration } from './partner.events';

export type PartnerCommand =
  /** The code is reserved for this partner before the command is sent. */
  | { readonly name: 'RegisterPartner'; readonly registration: PartnerRegistration; readonly accessCode: string }
  | { readonly name: 'ChangeDetails'; readonly details: PartnerDetails }
  | { readonly name: 'ChangeCompany'; readonly company: PartnerCompany }
  | { readonly name: 'OpenDefaultPartner'; readonly partnerId: string; readonly companyName: string };

export type PartnerRefusal = Rejection<'ALREADY_A_PARTNER' | 'NOT_A_PARTNER'>;

export interface PartnerState {
  readonly registration: PartnerRegistration | undefined;
  readonly accessCode: string | undefined;
  /** Set for the record of Keelson itself. */
  readonly houseName: string | undefined;
}

const registered = ({ registration, houseName }: PartnerState): boolean =>
  registration !== undefined || houseName !== undefined;

const holds = (known: PartnerRegistration, { firstName, lastName, phone }: PartnerDetails): boolean =>
  known.firstName === firstName && known.lastName === lastName && known.phone === phone;

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
      case 'ChangeDetails': {
        const { details } = command;
        if (!state.registration) return refused({ code: 'NOT_A_PARTNER' });
        return accepted(
          holds(state.registration, details) ? [] : [{ type: 'partners.details-changed.v1', data: details }],
        );
      }
      case 'ChangeCompany': {
        const { company } = command;
        const { registration } = state;
        if (!registration) return refused({ code: 'NOT_A_PARTNER' });
        const same = registration.companyName === company.companyName && registration.webAddress === company.webAddress;
        return accepted(same ? [] : [{ type: 'partners.company-changed.v1', data: company }]);
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
      case 'partners.details-changed.v1':
      case 'partners.company-changed.v1':
        return { ...state, registration: state.registration && { ...state.registration, ...event.data } };
      case 'partners.access-code-issued.v1':
        return { ...state, accessCode: event.data.accessCode };
      case 'partners.default-partner-opened.v1':
        return { ...state, houseName: event.data.companyName };
    }
  },
};
