import { isRouteHandle, type RouteHandle } from '../../client/route-handle';
import type { AnnouncedPage } from '../../client/announced-pages';

export interface ComingHandle extends RouteHandle {
  readonly coming: AnnouncedPage;
}

export const isComingHandle = (handle: unknown): handle is ComingHandle => isRouteHandle(handle) && 'coming' in handle;
