import type { AnswerOf, BodyOf, RoutePath } from '@keelson/contracts';
import {
  type inviteMemberContract,
  type listMembersContract,
  type secondFactorRuleContract,
  staffPaths,
} from '@keelson/contracts/staff';
import type { Permission } from '@keelson/vocabulary';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';
import type { StaffListState } from './staff-list-state';

export type MembersPage = AnswerOf<typeof listMembersContract>;
export type Member = MembersPage['rows'][number];
export type SecondFactorRule = AnswerOf<typeof secondFactorRuleContract>;
export type Invitation = BodyOf<typeof inviteMemberContract>;

/** What a super admin does to a member of staff. */
export type MemberAct =
  | {
      readonly kind:
        'inviteAgain' | 'disable' | 'enable' | 'remove' | 'promote' | 'demote' | 'resetSecondFactor' | 'endSessions';
    }
  | { readonly kind: 'grantPermission' | 'withdrawPermission'; readonly permission: Permission };

interface MemberChange {
  readonly accountId: string;
  readonly act: MemberAct;
  /** Of the member that was shown: a change that was not seen is not overwritten. */
  readonly version: number;
  readonly confirmed: Confirmed;
}

/** The route of the act, and by what its confirmation names its target. */
export const callOf = (
  act: MemberAct,
  accountId: string,
): { readonly route: RoutePath; readonly target: Readonly<Record<string, string>> } => ({
  route: staffPaths[act.kind],
  target: 'permission' in act ? { accountId, permission: act.permission } : { accountId },
});

const staffApi = baseApi.enhanceEndpoints({ addTagTypes: ['staff-members', 'SecondFactorRule'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    staffList: build.query<MembersPage, StaffListState>({
      query: ({ search, sort, order, page, size }) => ({
        route: staffPaths.list,
        query: { search, sort, order, page, size },
      }),
      providesTags: ['staff-members'],
    }),
    staffInvite: build.mutation<AnswerOf<typeof inviteMemberContract>, { body: Invitation; confirmed: Confirmed }>({
      query: ({ body, confirmed }) => ({ route: staffPaths.invite, body, ...confirmed }),
      invalidatesTags: ['staff-members'],
    }),
    staffChange: build.mutation<unknown, MemberChange>({
      query: ({ accountId, act, version, confirmed }) => {
        const { route, target } = callOf(act, accountId);
        return {
          route,
          params: target,
          ...(act.kind === 'grantPermission' && { body: { permission: act.permission } }),
          // These two change nothing that the version is about.
          ...(act.kind !== 'endSessions' && act.kind !== 'resetSecondFactor' && { ifMatch: version }),
          ...confirmed,
        };
      },
      // Who was refused sees how the member stands now.
      invalidatesTags: ['staff-members'],
    }),
    staffSecondFactorRule: build.query<SecondFactorRule, void>({
      query: () => ({ route: staffPaths.secondFactorRule }),
      providesTags: ['SecondFactorRule'],
    }),
    staffRequireSecondFactor: build.mutation<Answer<SecondFactorRule>, { required: boolean; confirmed: Confirmed }>({
      query: ({ required, confirmed }) => ({
        route: staffPaths.requireSecondFactor,
        body: { required },
        ...confirmed,
      }),
      transformResponse: keepAnswer<SecondFactorRule>,
      invalidatesTags: ['SecondFactorRule'],
    }),
  }),
});

export const {
  useStaffListQuery,
  useStaffInviteMutation,
  useStaffChangeMutation,
  useStaffSecondFactorRuleQuery,
  useStaffRequireSecondFactorMutation,
} = staffApi;
