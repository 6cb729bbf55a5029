/** Who may see a page of the application, besides being signed in. */
const PAGE_ACCESSES = [
  'premium',
  'adminPrivileges',
  'superAdmin',
  'customers.manage',
  'journeys.replay',
  'payments.reconcile',
  'accountHistory',
  'partnerArea',
] as const;
export type PageAccess = (typeof PAGE_ACCESSES)[number];

export const isPageAccess = (value: unknown): value is PageAccess => PAGE_ACCESSES.some((each) => each === value);

/** Put on every route with a page: `handle: { title: 'User Management', access: 'customers.manage' }`. */
export interface RouteHandle {
  /** Becomes the document title and is announced after a change of route. */
  readonly title: string;
  readonly access?: PageAccess;
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;
