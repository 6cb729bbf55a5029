import { fieldsByRole } from './fields-by-role.gen';
import type { RoleFields } from './role-fields';

/** Kept by hand in the slices: a field that a route newly shows must be meant for everybody who reads it. */
export const FIELDS_BY_ROLE: Readonly<Record<string, RoleFields>> = fieldsByRole;
