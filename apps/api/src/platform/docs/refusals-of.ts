import type { AccessRule } from '@keelson/contracts/access';
import { isOpenUnderDeletion, standingsOn } from '@keelson/contracts/routes';
import type { RouteContract } from '@keelson/contracts/wire';
import { ACCOUNT_STANDINGS, ROLES, STANDING_DENIALS } from '@keelson/vocabulary';
import type { InventoryRoute } from '../access/route-inventory';
import { isProbedUnguarded } from '../http/admission';
import { PLATFORM_REFUSALS, type PlatformCode } from '../wire/platform-refusals';

/** Codes by status. */
export type RefusalsByStatus = ReadonlyMap<number, readonly string[]>;

/** Whatever is asked for: the bounds of a connection, of the process and of time. */
const ANYWHERE = [
  'MALFORMED',
  'TIMEOUT',
  'EXPECTATION_FAILED',
  'HEADERS_TOO_LARGE',
  'INTERNAL',
  'BUSY',
  'DEADLINE',
  'UNAVAILABLE',
] as const satisfies readonly PlatformCode[];

/** All that the route may refuse, the platform's part and its own. */
export function refusalsOf({ contract, problems }: InventoryRoute, isOpen: boolean): RefusalsByStatus {
  return byStatus([
    ...platformCodes(contract, isOpen).map((code) => [PLATFORM_REFUSALS[code], code] as const),
    ...(contract.schemas.refusals ?? []).map((code) => [statusOf(problems, code), code] as const),
  ]);
}

/** What the address of any route may refuse to `OPTIONS`. */
export const OPTIONS_REFUSALS: RefusalsByStatus = platformRefusals(...ANYWHERE, 'TOO_MANY_REQUESTS');

/** What the address of any route refuses to methods that it does not take. */
export const OTHER_METHOD_REFUSALS: RefusalsByStatus = platformRefusals(
  ...ANYWHERE,
  'TOO_MANY_REQUESTS',
  'METHOD_NOT_ALLOWED',
);

function platformRefusals(...codes: readonly PlatformCode[]): RefusalsByStatus {
  return byStatus(codes.map((code) => [PLATFORM_REFUSALS[code], code]));
}

function byStatus(refusals: readonly (readonly [status: number, code: string])[]): RefusalsByStatus {
  const codes = new Map<number, readonly string[]>();
  for (const [status, code] of refusals) {
    codes.set(status, [...new Set([...(codes.get(status) ?? []), code])].sort());
  }
  return new Map([...codes].sort(([a], [b]) => a - b));
}

function statusOf(problems: InventoryRoute['problems'], code: string): number {
  const problem = problems[code];
  if (!problem) throw new Error(`nothing says how ${code} reads`);
  return problem.status;
}

function platformCodes({ route, access, schemas }: RouteContract, isOpen: boolean): readonly PlatformCode[] {
  if (isProbedUnguarded(route.id)) return ANYWHERE;
  const changes = route.method !== 'GET';
  return [
    ...ANYWHERE,
    'UNKNOWN_POSITION',
    'UNSUPPORTED_MEDIA_TYPE',
    'TOO_MANY_REQUESTS',
    ...deniedBy(route.id, access, isOpen),
    ...when(
      changes && !isOpen && access.allow.customer !== undefined && !isOpenUnderDeletion(route.id),
      'ACCOUNT_UNDER_DELETION',
    ),
    ...when(changes || schemas.eventStream === true, 'FOREIGN_ORIGIN'),
    ...when(changes, 'BODY_TOO_LARGE', 'IDEMPOTENCY_KEY_REUSED'),
    ...when(schemas.versionOf !== undefined, 'STALE_VERSION'),
    ...when(access.confirmed !== undefined, 'STEP_UP_REQUIRED', 'CONFIRMATION_INVALID'),
    // Another's account is not found, and neither is a parameter that is too long.
    ...when(route.path.includes(':'), 'NOT_FOUND'),
    ...when(schemas.inParts === true, 'RANGE_NOT_SATISFIABLE'),
    ...when(schemas.proofOfWork === true, 'PROOF_OF_WORK_NEEDED'),
  ];
}

function deniedBy(routeId: string, access: AccessRule, isOpen: boolean): readonly PlatformCode[] {
  const whileActing = when(access.whileActing !== 'allowed', 'REFUSED_WHILE_ACTING');
  if (isOpen) return whileActing;
  const openTo = standingsOn(routeId);
  const closedTo = ACCOUNT_STANDINGS.filter((standing) => !openTo.includes(standing));
  return [
    'UNAUTHENTICATED',
    ...whileActing,
    ...when(access.permission !== undefined || ROLES.some((role) => access.allow[role] === undefined), 'FORBIDDEN'),
    ...closedTo.map((standing) => STANDING_DENIALS[standing]),
  ];
}

const when = (applies: boolean, ...codes: readonly PlatformCode[]): readonly PlatformCode[] => (applies ? codes : []);
