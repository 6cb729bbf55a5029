import type { RoutePath } from '@keelson/contracts';
import { isRefused, ONLY_THE_OWNER } from '../../client/refused-calls';
import { Callout } from './callout';

/** For a control whose call only the owner may make: off, and why, while somebody acts for the owner. */
export const ownerOnly = ({ id }: RoutePath): { readonly disabled?: true; readonly title?: string } =>
  isRefused(id) ? { disabled: true, title: ONLY_THE_OWNER } : {};

/** Says so above a form that only the owner can send; nothing for the owner. */
export const OwnerOnlyNote = ({ route }: { readonly route: RoutePath }) =>
  isRefused(route.id) ? <Callout tone="caution">{ONLY_THE_OWNER}.</Callout> : null;
