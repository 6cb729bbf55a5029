import { isRouteHandle, type RouteHandle } from '../../client/route-handle';
import type { ComingPath } from './coming-pages';

export interface ComingHandle extends RouteHandle {
  readonly coming: ComingPath;
}

export const isComingHandle = (handle: unknown): handle is ComingHandle => isRouteHandle(handle) && 'coming' in handle;
