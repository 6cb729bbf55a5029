import type { ConfirmedAct } from '@keelson/contracts/access';
import { standingsOn } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import type { Schema } from './json-schema';

/** Whether strangers may call the route in this mode. */
export const isOpenTo = ({ access }: RouteContract, embedded: boolean): boolean =>
  access.allow.anonymous !== undefined || (access.openInEmbedded === true && embedded);

/** Which proof of a session the route takes. A session may be shown on an open route too, and needs not be. */
export function securityOf({ access }: RouteContract, isOpen: boolean): readonly Schema[] {
  const proof = { [access.credential === 'cookie' ? 'session' : 'token']: [] };
  return isOpen ? [{}, proof] : [proof];
}

/** The row of the access matrix for people. */
export function accessInWords({ access }: RouteContract, isOpen: boolean): string {
  const permissions = [access.permission ?? []].flat();
  return [
    `Who may call it: ${isOpen ? 'everybody' : Object.keys(access.allow).join(', ')}.`,
    ...(permissions.length > 0 ? [`Admins need the permission ${permissions.join(' or ')}.`] : []),
    ...(access.confirmed ? [confirmedInWords(access.confirmed)] : []),
    ...(access.whileActing === 'allowed' ? ['Staff may call it while they act for a customer.'] : []),
  ].join(' ');
}

const confirmedInWords = ({ target }: ConfirmedAct): string => {
  const bound = target.length === 0 ? '' : `, with ${target.join(', ')} as its target`;
  return `Needs a confirmation by the own password for this call${bound} (session.stepUp), which counts once.`;
};

/** The same row for programs. */
export const accessForPrograms = ({ route, access }: RouteContract, isOpen: boolean): Schema => ({
  allow: access.allow,
  permissions: [access.permission ?? []].flat(),
  confirmed: access.confirmed ?? null,
  whileActing: access.whileActing ?? 'refused',
  ...(!isOpen && { standings: standingsOn(route.id) }),
});
