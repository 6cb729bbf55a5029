import type { ActorKind } from './roles';

/** What staff or a channel partner did with the account of a customer. */
export const ACCESS_ACTS = ['looked', 'exported', 'acted', 'refused'] as const;
export type AccessAct = (typeof ACCESS_ACTS)[number];

export const ACCESS_ACT_TITLES: Readonly<Record<AccessAct, string>> = {
  looked: 'Looked at',
  exported: 'Took away as a file',
  acted: 'Did',
  refused: 'Tried and was refused',
};

/** On whose side somebody is who looks at an account that is not theirs. */
export const VISITOR_SIDES = ['staff', 'partner'] as const;
export type VisitorSide = (typeof VISITOR_SIDES)[number];

export const VISITOR_SIDE_TITLES: Readonly<Record<VisitorSide, string>> = {
  staff: 'Keelson staff',
  partner: 'Channel partner',
};

export const sideOf = (kind: ActorKind): VisitorSide => (kind === 'partner' ? 'partner' : 'staff');
