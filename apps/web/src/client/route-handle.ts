import type { Permission } from '@keelson/vocabulary';

/** Who may see a page of the application, besides being signed in. */
export type PageAccess =
  | 'premium'
  | 'adminPrivileges'
  | 'superAdmin'
  | Exclude<Permission, 'customers.act-as' | 'payments.reconcile'>
  | 'accountHistory'
  | 'partnerArea';

/** Put on every route with a page: `handle: { title: 'User Management', access: 'customers.manage' }`. */
export interface RouteHandle {
  /** Becomes the document title and is announced after a change of route. */
  readonly title: string;
  readonly access?: PageAccess;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;
