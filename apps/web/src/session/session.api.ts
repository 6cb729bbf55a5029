import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type meContract,
  type endActingContract,
  type passcodeContract,
  type passkeyContract,
  type passkeyOptionsContract,
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
export type PasskeyRequest = AnswerOf<typeof passkeyOptionsContract>;
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
    sessionPasskeyOptions: build.mutation<PasskeyRequest, void>({
      query: () => ({ route: sessionPaths.passkeyOptions, anonymous: true }),
    }),
    sessionPasskey: build.mutation<SignedIn, BodyOf<typeof passkeyContract>>({
      query: (body) => ({ route: sessionPaths.passkey, body, anonymous: true }),
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
  useSessionPasskeyOptionsMutation,
  useSessionPasskeyMutation,
  useSessionStepUpMutation,
  useSessionStartActingMutation,
  useSessionEndActingMutation,
} = sessionApi;
