import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type meContract,
  type endActingContract,
  type passcodeContract,
  type secondStepContract,
  type startActingContract,
  sessionPaths,
  type signInContract,
  type stepUpContract,
} from '@keelson/contracts/session';
import { type Answer, keepAnswer } from '../client/answer';
import { baseApi } from '../client/base-api';

export type SignInAnswer = AnswerOf<typeof signInContract>;
export type SignedIn = AnswerOf<typeof passcodeContract>;
export type Me = AnswerOf<typeof meContract>;

export const sessionApi = baseApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sessionSignIn: build.mutation<SignInAnswer, BodyOf<typeof signInContract>>({
      query: (body) => ({ route: sessionPaths.signIn, body, anonymous: true }),
    }),
    sessionPasscode: build.mutation<Answer<SignedIn>, BodyOf<typeof passcodeContract>>({
      query: (body) => ({ route: sessionPaths.passcode, body, anonymous: true }),
      transformResponse: keepAnswer<SignedIn>,
    }),
    sessionSecondStep: build.mutation<SignedIn, BodyOf<typeof secondStepContract>>({
      query: (body) => ({ route: sessionPaths.secondStep, body, anonymous: true }),
    }),
    sessionMe: build.query<Me, void>({
      query: () => ({ route: sessionPaths.me }),
      providesTags: ['Session'],
    }),
    sessionSignOut: build.mutation<object, void>({
      query: () => ({ route: sessionPaths.signOut, anonymous: true }),
    }),
    sessionStepUp: build.mutation<AnswerOf<typeof stepUpContract>, BodyOf<typeof stepUpContract>>({
      query: (body) => ({ route: sessionPaths.stepUp, body }),
    }),
    sessionStartActing: build.mutation<AnswerOf<typeof startActingContract>, BodyOf<typeof startActingContract>>({
      query: (body) => ({ route: sessionPaths.startActing, body, changesSession: true }),
    }),
    sessionEndActing: build.mutation<AnswerOf<typeof endActingContract>, void>({
      query: () => ({ route: sessionPaths.endActing, changesSession: true }),
    }),
    sessionActivity: build.mutation<object, void>({
      query: () => ({ route: sessionPaths.activity }),
    }),
  }),
});

export const {
  useSessionSignInMutation,
  useSessionPasscodeMutation,
  useSessionSecondStepMutation,
  useSessionStepUpMutation,
  useSessionStartActingMutation,
  useSessionEndActingMutation,
} = sessionApi;
